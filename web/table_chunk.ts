// A table's page is fetched in one piece, not in the dozen pieces that its parts share with other pages: each piece
// costs a slow phone more than its bytes.

import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

const first_page = /\/src\/main\.ts$/;
const table_page = /\/src\/(screens\/Table|games\/crazy_eights\/Board)\.svelte$/;

/** Whether a module that `wanted` names imports `id`, itself or by others. */
function serves(id: string, wanted: RegExp, modules: Modules, seen = new Set<string>()): boolean {
  if (wanted.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return [...importers].some((importer) => serves(importer, wanted, modules, seen));
}

/** The name of the chunk for what the table needs and the first page does not. */
export function table_chunk(id: string, modules: Modules): string | null {
  return serves(id, table_page, modules) && !serves(id, first_page, modules) ? 'table' : null;
}
