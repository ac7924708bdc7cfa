// The page's side of a check: a worker for each job, and the page itself where there are no workers.

import type { FromWorker } from './check_worker';
import worker_script from './check_worker.ts?worker&url';
import type { Job, Result } from './jobs';

export { worker_script };

/** Carries out the job; `told` hears how many rounds of a file have been checked. */
export async function check<Kind extends Job>(
  job: Kind,
  told: (rounds: number) => void = () => undefined,
): Promise<Result<Kind>> {
  try {
    return (await in_worker(job, told)) as Result<Kind>;
  } catch {
    const { carry_out } = await import('./jobs');
    return (await carry_out(job, told)) as Result<Kind>;
  }
}

function in_worker(job: Job, told: (rounds: number) => void): Promise<unknown> {
  const worker = new Worker(worker_script, { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('result' in data) resolve(data.result);
      else told(data.told);
    };
    worker.onerror = () => reject(new Error('the worker did not start'));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
