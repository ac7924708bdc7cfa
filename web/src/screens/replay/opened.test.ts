import { afterEach, describe, expect, it, vi } from 'vitest';
import replay from '../../gallery/replay_round.json';
import { opened } from './opened';

afterEach(() => vi.unstubAllGlobals());

const line = JSON.stringify(replay.record);
const file = (text: string) => new Blob([text]);

function server(status: number, body: unknown = {}) {
  const asked = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

describe('a file opened on the replay page', () => {
  it('is a replay, and needs no server', async () => {
    const asked = server(500);
    const { replay: found } = await opened(file(JSON.stringify(replay)));
    expect(found?.frames).toHaveLength(replay.frames.length);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is a record of which the server makes a replay; of several records the first', async () => {
    const asked = server(200, replay);
    const { replay: found } = await opened(file(`\n${line}\n{"another":1}\n`));
    expect(found?.frames).toHaveLength(replay.frames.length);
    expect(asked).toHaveBeenCalledWith('/replay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: line,
    });
  });

  it.each([
    [400, 'strange'],
    [404, 'no_frames'],
    [405, 'no_frames'],
    [413, 'no_frames'],
    [422, 'against_rules'],
    [503, 'failed'],
    [200, 'failed'],
  ])('that the server answers with %i is told of as %s', async (status, problem) => {
    server(status);
    expect(await opened(file(line))).toEqual({ replay: null, problem });
  });

  it('is not asked about where it is empty', async () => {
    const asked = server(200, replay);
    expect(await opened(file(' \n'))).toEqual({ replay: null, problem: 'strange' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('waits for the network where there is none', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await opened(file(line))).toEqual({ replay: null, problem: 'failed' });
  });
});
