// The worker in which rounds are checked: one job, one result, and on the way how far it has come.

import { carry_out, type Job } from './jobs';

export type FromWorker = { told: number } | { result: Awaited<ReturnType<typeof carry_out>> };

// What is used of the worker's own world; TypeScript cannot know that one beside the page's.
interface World {
  addEventListener(type: 'message', heed: (event: { data: Job }) => void): void;
  postMessage(message: FromWorker): void;
}
const world = globalThis as unknown as World;

// So often that one sees it move, so seldom that it costs nothing.
const told_each_ms = 100;

world.addEventListener('message', ({ data }) => {
  let last_told = performance.now();
  const told = (rounds: number) => {
    if (performance.now() - last_told < told_each_ms) return;
    last_told = performance.now();
    world.postMessage({ told: rounds });
  };
  void carry_out(data, told).then((result) => world.postMessage({ result }));
});
