// The texts in French as it is spoken in Canada; loaded when they are wanted.

import fair from './fr.fair.ftl';
import lobby from './fr.ftl';
import help from './fr.help.ftl';
import line from './fr.line.rules.ftl';
import people from './fr.people.ftl';
import replay from './fr.replay.ftl';
import rules from './fr.rules.ftl';
import table from './fr.table.ftl';

export const files = [lobby, line, table, people, rules, help, replay, fair];
