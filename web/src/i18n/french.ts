// French as it is spoken in Canada; loaded when it is wanted.

import lobby from './fr.ftl?raw';
import people from './fr.people.ftl?raw';
import rules from './fr.rules.ftl?raw';
import table from './fr.table.ftl?raw';
import { english, Locale } from './locale.svelte';

export const french = new Locale('fr-CA', [lobby, table, people, rules], { fallback: english });
