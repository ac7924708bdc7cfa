import { afterEach, describe, expect, it, vi } from 'vitest';
import replay from '../../gallery/replay_round.json';
import { found_in, replay_of } from './opened';

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
    const found = await found_in(file(JSON.stringify(replay)));
    expect(found).toMatchObject({ kind: 'replay', replay: { id: replay.id } });
    expect(asked).not.toHaveBeenCalled();
  });

  it('is every record that stands in it, whatever the empty lines', async () => {
    const found = await found_in(file(`\n${line}\r\n\n{"another":1}\n`));
    expect(found).toEqual({ kind: 'records', lines: [`${line}\r`, '{"another":1}'] });
  });

  it('is the record of a file of evidence', async () => {
    const evidence = { format: 'kitchen-table/fair-evidence/1', record: line, seen: null };
    const found = await found_in(file(JSON.stringify(evidence)));
    expect(found).toEqual({ kind: 'records', lines: [line] });
  });

  it('is nothing that could be looked at where it is empty', async () => {
    const refusal = { problem: 'strange', reason: '' };
    expect(await found_in(file(' \n'))).toEqual({ kind: 'refused', refusal });
  });

  it('may be gone before it is read', async () => {
    const gone = file(line);
    vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    const refusal = { problem: 'unreadable', reason: '' };
    expect(await found_in(gone)).toEqual({ kind: 'refused', refusal });
  });
});

describe('a record', () => {
  it('becomes the replay that the server makes of it', async () => {
    const asked = server(200, replay);
    const { replay: made } = await replay_of(line);
    expect(made?.frames).toHaveLength(replay.frames.length);
    expect(asked).toHaveBeenCalledWith('/replay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: line,
    });
  });

  it.each([
    [400, 'strange'],
    [404, 'no_replays'],
    [405, 'no_replays'],
    [413, 'too_long'],
    [422, 'does_not_hold'],
    [429, 'too_many'],
    [503, 'busy'],
    [500, 'failed'],
    [200, 'failed'],
  ])('that the server answers with %i is told of as %s', async (status, problem) => {
    server(status);
    expect(await replay_of(line)).toEqual({ replay: null, refusal: { problem, reason: '' } });
  });

  it('is refused with the reason that the server gives', async () => {
    server(422, { detail: 'action 12 (play 7H by seat 0): no_match' });
    const { refusal } = { refusal: null, ...(await replay_of(line)) };
    expect(refusal?.reason).toBe('action 12 (play 7H by seat 0): no_match');
  });

  it('may be refused by something on the way that speaks no JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 503 }));
    expect(await replay_of(line)).toMatchObject({ refusal: { problem: 'busy', reason: '' } });
  });

  it('waits for the network where there is none', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await replay_of(line)).toMatchObject({ refusal: { problem: 'failed' } });
  });
});
