// The texts in French as it is spoken in Canada; loaded when they are wanted.

import lobby from './fr.ftl?raw';
import help from './fr.help.ftl?raw';
import people from './fr.people.ftl?raw';
import replay from './fr.replay.ftl?raw';
import rules from './fr.rules.ftl?raw';
import table from './fr.table.ftl?raw';

export const files = [lobby, table, people, rules, help, replay];
