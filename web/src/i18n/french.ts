// The texts in French as it is spoken in Canada; loaded when they are wanted.

import beside from './fr.beside.ftl';
import coach from './fr.coach.ftl';
import fair from './fr.fair.ftl';
import every_page from './fr.ftl';
import help from './fr.help.ftl';
import lessons from './fr.lessons.ftl';
import line from './fr.line.rules.ftl';
import lobby from './fr.lobby.ftl';
import people from './fr.people.ftl';
import preferences from './fr.preferences.ftl';
import replay from './fr.replay.ftl';
import rules from './fr.rules.ftl';
import settings from './fr.settings.ftl';
import table from './fr.table.ftl';
import talk from './fr.talk.ftl';
import waiting from './fr.waiting.ftl';

export const files = [
  ...[every_page, line, lobby, settings, waiting],
  ...[table, beside, talk, preferences],
  ...[people, rules, help, lessons, coach, replay, fair],
];
