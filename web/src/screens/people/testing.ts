// What the tests of the pages about people share: a page at an address, and a desk that answers.

import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { vi } from 'vitest';
import { example } from '../../connection/fake_server';
import { is_about_people, parse_route } from '../../model/route';
import type { AtDesk, Game, GameSeat } from '../../protocol/messages';
import { welcomed, type Stage } from '../testing';
import People from './People.svelte';

type Question = AtDesk['t'] | 'set_name';

export interface Desk extends Stage {
  go: ReturnType<typeof vi.fn>;
  /** Answers the last question of that type, and lets the page take it in. */
  answer: (question: Question, message: Record<string, unknown>) => Promise<void>;
  refuse: (question: Question, code: string) => Promise<void>;
}

export const ann = { id: 'ann', name: 'Ann', admitted: true };
export const code = 'kq3vx5m2tn7h4dzb6wscyfra2g';

/** A page of this folder, welcomed; an address of none of them is the welcome of those who are not let in. */
export function open_page(path: string, welcome: Record<string, unknown> = {}): Desk {
  const stage = welcomed({ person: ann, ...welcome });
  stage.session.me.guess = 'Puffin';
  const go = vi.fn();
  const route = parse_route(path);
  const page = is_about_people(route) ? route : ({ page: 'welcome' } as const);
  render(People, { session: stage.session, route: page, go });
  const say = async (question: Question, message: Record<string, unknown>) => {
    await tick();
    const { request_id } = stage.socket.last(question);
    stage.socket.say({ ...message, request_id });
    await settled();
  };
  return {
    ...stage,
    go,
    answer: say,
    refuse: (question, code) =>
      say(question, { ...example('refused', 'not host'), code, reason: code }),
  };
}

/** Lets answers reach whoever waits for them. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await tick();
}

export function seat(name: string, total: number, rest: Partial<GameSeat> = {}): GameSeat {
  const person = name.toLowerCase();
  return { kind: 'person', person, name, total, won: false, rounds_won: 1, ...rest };
}

export function game(id: string, rest: Partial<Game> = {}): Game {
  return {
    ...{ id, ruleset: 'newfoundland', started: 1_764_440_000, ended: 1_764_450_000 },
    ...{ rounds: 2, whole: true, coach: false },
    seats: [seat('Ann', 70, { won: true }), seat('Bo', 31)],
    ...rest,
  };
}
