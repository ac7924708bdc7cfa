// Which scripts the client is built into. A slow phone pays for each piece as well as for its bytes: what is wanted
// together comes in one piece, and what is wanted later comes later.

import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

const early = /\/src\/early\.ts$/;
const every_page = /\/src\/main\.ts$/;

/** The pieces beside what every page needs, by what they begin with. */
const pieces = {
  lobby: /\/src\/screens\/Lobby\.svelte$/,
  table: /\/src\/screens\/Table\.svelte$/,
  board: /\/src\/games\/crazy_eights\/Board\.svelte$/,
  waiting: /\/src\/screens\/(BeforeTheDeal|parts\/TalkPanel)\.svelte$/,
  beside:
    /\/src\/(games\/crazy_eights\/(SidePanel|RoundOver|TableMenu|KeyHelp)\.svelte|motion\/player\.ts)$/,
  newcomer:
    /\/src\/games\/crazy_eights\/help\/(HelpLine\.svelte|first_turns\.ts|ThreeLines\.svelte)$/,
  host: /\/src\/screens\/parts\/(Seats|ChangeSettings|TalkPerson)\.svelte$/,
};

/** Whether a module that `wanted` names imports `id`, itself or by others. */
function serves(id: string, wanted: RegExp, modules: Modules, seen = new Set<string>()): boolean {
  if (wanted.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return [...importers].some((importer) => serves(importer, wanted, modules, seen));
}

/** The piece that a module belongs to; null for what the very first script needs, and for what none of them needs. */
export function piece_of(id: string, modules: Modules): string | null {
  const serves_to = (wanted: RegExp) => serves(id, wanted, modules);
  if (serves_to(early)) return null;
  if (serves_to(every_page)) return 'base';
  const names = Object.entries(pieces).filter(([, begins]) => serves_to(begins));
  const [name = null, ...more] = names.map(([piece]) => piece);
  // What several need comes with what is there before them all; what comes later finds it there.
  if (name === 'lobby' && more.length > 0) return 'base';
  if (name === 'board' && more.includes('waiting')) return 'table';
  return name;
}
