import type { Rolldown } from 'vite';

/** The script of that name in what the build has made, if there is one. */
export function chunk_named(
  bundle: Rolldown.OutputBundle,
  name: string,
): Rolldown.OutputChunk | undefined {
  return Object.values(bundle)
    .filter((one) => one.type === 'chunk')
    .find((chunk) => chunk.name === name);
}
