// Fetching a part of the client once; one that could not be had is asked for again the next time.

export function later<Part>(fetch_it: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= fetch_it().catch((problem: unknown) => {
      part = undefined;
      throw problem;
    });
    return part;
  };
}
