import { describe, expect, it } from 'vitest';
import replay from '../gallery/replay_round.json';
import { check_round } from './check_round';
import { round_file } from './files';
import { hashes_here } from './hashes';
import { shown_steps } from './steps';
import { played_round } from './testing/round';

describe('a file', () => {
  it('is a replay, evidence, or records', async () => {
    const { line, seen } = await played_round();
    const evidence = { format: 'kitchen-table/fair-evidence/1', record: line, seen };
    expect(round_file(JSON.stringify(evidence))).toEqual({ kind: 'evidence', record: line, seen });
    expect(round_file(JSON.stringify(replay))).toMatchObject({ kind: 'replay' });
    for (const text of [line, `${line}\n${line}`, '', 'no', '[]', '{}', 'null'])
      expect(round_file(text)).toEqual({ kind: 'records', text });
  });
});

describe('what a replay shows', () => {
  const opened = () => {
    const file = round_file(JSON.stringify(replay));
    if (file.kind !== 'replay') throw new Error('no replay');
    return file.replay;
  };
  const problem_of = async ({ line, frames }: ReturnType<typeof opened>) => {
    const verdict = await check_round(hashes_here(), line, null, shown_steps(frames));
    return verdict.ok ? null : verdict.problem.code;
  };

  it('is what follows from the secret', async () => {
    expect(await problem_of(opened())).toBeNull();
    expect(shown_steps(opened().frames).length).toBeGreaterThan(replay.frames.length);
  });

  it('is found out where a hand, a draw or the starter is another', async () => {
    const hand = opened();
    (hand.frames[3]?.hands[2] ?? [])[0] = 'XX';
    expect(await problem_of(hand)).toBe('hand');
    const starter = opened();
    const [dealt] = starter.frames[0]?.told ?? [];
    if (dealt?.n === 'round_dealt') dealt.starter = 'XX';
    expect(await problem_of(starter)).toBe('starter');
    const drawn = opened();
    for (const frame of drawn.frames)
      for (const notice of frame.own.flatMap((own) => own ?? []))
        if ((notice.n === 'drew' || notice.n === 'took') && notice.cards) notice.cards[0] = 'XX';
    expect(await problem_of(drawn)).toBe('drawn');
  });
});
