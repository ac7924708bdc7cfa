// Runtime checks of what the server sends, one for each shape of messages.ts. Members a newer server may
// add are ignored; anything missing or of the wrong type makes the message bad.

import * as v from 'valibot';
import { advice_reasons, talk_presets } from './messages';
import { rank, rules, rules_change } from './schemas_rules';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = count;
const card = v.pipe(v.string(), v.regex(/^(?:[A2-9TJQK][CDHS]|XX)$/));
const suit = v.picklist(['C', 'D', 'H', 'S']);
const access = v.picklist(['public', 'unlisted', 'private']);
const talk = v.picklist(['off', 'presets', 'free']);
const level = v.picklist(['easy', 'steady', 'sharp']);
const direction = v.picklist(['clockwise', 'anticlockwise']);
const state = v.picklist(['waiting', 'playing', 'between_rounds', 'game_over']);
const round_end = v.picklist(['out', 'blocked', 'repetition', 'stock_out', 'abandoned', 'voided']);
const cards = v.array(card);
const totals = v.array(v.pipe(v.number(), v.integer()));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

// Before the first round a list may be null; for the client it is empty.
function list<T extends v.GenericSchema>(item: T) {
  return v.pipe(
    v.nullable(v.array(item)),
    v.transform((items) => items ?? []),
  );
}

const sentence = v.object({
  id: v.string(),
  args: v.exactOptional(v.record(v.string(), v.union([v.number(), v.array(v.string())]))),
});
const sentences = v.array(sentence);
const when = v.picklist(['before_game', 'between_rounds']);
const setting = v.object({
  axes: v.array(v.string()),
  when,
  kind: v.picklist(['switch', 'choice']),
  title: sentence,
  options: v.array(
    v.object({
      values: v.record(v.string(), v.unknown()),
      label: sentence,
      about: sentences,
      off: v.exactOptional(v.boolean()),
    }),
  ),
});

const ruleset = v.object({
  slug: v.string(),
  name: v.string(),
  hint: v.string(),
  ranked: v.boolean(),
  rules,
  host_may_change: v.record(v.string(), v.array(v.unknown())),
  change_when: v.record(v.string(), when),
  linked: v.array(v.array(v.string())),
  line: sentences,
  form: v.array(setting),
});

const person = v.object({
  id: v.string(),
  name: v.string(),
  admitted: v.boolean(),
});

const table_row = v.object({
  table: id,
  ruleset: v.string(),
  line: sentences,
  seats: count,
  people: v.array(v.string()),
  computers: count,
  state,
  round: count,
  best: v.pipe(v.number(), v.integer()),
  watchers: count,
  host: v.nullable(v.string()),
  created: v.number(),
  access,
  watching: v.boolean(),
  locked: v.boolean(),
});

const pickup_entries = { kind: v.picklist(['two', 'queen', 'joker']), cards: count };
const cover_entries = { kind: v.literal('cover'), rank, suit };
const duel_entries = {
  kind: v.literal('duel'),
  step: v.picklist([1, 2, 3]),
  suit,
  leader: seat,
  answerer: seat,
};
const pending = v.variant('kind', [
  v.object(pickup_entries),
  v.object(cover_entries),
  v.object(duel_entries),
]);

const seat_view = v.variant('kind', [
  v.object({
    kind: v.literal('person'),
    person: v.string(),
    name: v.string(),
    here: v.boolean(),
    driver: v.picklist(['person', 'computer']),
  }),
  v.object({ kind: v.literal('computer'), name: v.string(), level }),
  v.object({ kind: v.literal('empty') }),
]);

const sheet_row = v.object({
  id: v.optional(v.string()),
  round: count,
  reason: round_end,
  winner: v.nullable(seat),
  points: totals,
  totals,
  hands: v.array(cards),
});

const legal = v.object({
  play: cards,
  name_suit: cards,
  twos: count,
  draw: v.boolean(),
  take: v.boolean(),
  pass: v.boolean(),
  call: v.boolean(),
});

const share = v.variant('kind', [
  v.object({ kind: v.literal(1), contribution: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  v.object({ kind: v.picklist([0, 2, 3]) }),
]);

const view_entries = {
  ruleset: v.string(),
  rules,
  line: sentences,
  access,
  level,
  talk: talk,
  invite: v.nullable(v.string()),
  draining: v.boolean(),
  state,
  seats: v.array(seat_view),
  host: v.nullable(seat),
  you: v.nullable(seat),
  you_host: v.boolean(),
  watchers: count,
  game: count,
  round: count,
  dealer: v.nullable(seat),
  totals: list(v.pipe(v.number(), v.integer())),
  sheet: list(sheet_row),
  ready: list(seat),
  next_round_ms: v.nullable(v.number()),
  watching: v.boolean(),
  locked: v.boolean(),
  coach: v.boolean(),
  paused: v.boolean(),
  turn_s: v.number(),
  turn_ms: v.nullable(v.number()),
  winners: v.nullable(v.array(seat)),
  commitment: v.nullable(v.string()),
  contributed: v.array(seat),
  shares: v.nullable(v.array(share)),
  turn: v.nullable(seat),
  direction: v.nullable(direction),
  hand: v.exactOptional(list(card)),
  counts: list(count),
  stock: v.nullable(count),
  under: v.nullable(count),
  top: v.nullable(card),
  pile: list(card),
  suit: v.nullable(v.picklist(['C', 'D', 'H', 'S', 'any'])),
  named: v.pipe(
    v.nullable(v.boolean()),
    v.transform((named) => named ?? false),
  ),
  named_by: v.nullable(seat),
  pending: v.nullable(pending),
  called: list(v.boolean()),
  legal: v.exactOptional(v.nullable(legal)),
  over: v.nullable(
    v.object({
      reason: round_end,
      winner: v.nullable(seat),
      points: totals,
      hands: v.array(cards),
    }),
  ),
};
const view = v.object(view_entries);

// `changes` has any of the view's members; valibot's own partial() keeps no exact optional, so by hand.
type ExactPartial<T extends Record<string, v.GenericSchema>> = {
  [K in keyof T]: v.ExactOptionalSchema<T[K], undefined>;
};
function exact_partial<T extends Record<string, v.GenericSchema>>(entries: T) {
  const optional = Object.entries(entries).map(([key, schema]) => [key, v.exactOptional(schema)]);
  return v.object(Object.fromEntries(optional) as unknown as ExactPartial<T>);
}
export const changes = exact_partial(view_entries);

const shown_cards = v.exactOptional(cards);
const named_seat = { seat, name: v.string() };
export const notice = v.variant('n', [
  v.object({ n: v.literal('round_dealt'), round: count, dealer: seat, starter: card }),
  v.object({
    n: v.literal('played'),
    seat,
    cards,
    suit: v.exactOptional(suit),
    call: v.exactOptional(v.boolean()),
  }),
  v.object({ n: v.literal('drew'), seat, count, cards: shown_cards }),
  v.object({ n: v.literal('took'), seat, count, cards: shown_cards }),
  v.object({ n: v.literal('passed'), seat }),
  v.object({ n: v.literal('called'), seat }),
  v.object({ n: v.literal('skipped'), seat }),
  v.object({ n: v.literal('reversed'), direction }),
  v.variant('kind', [
    v.object({ n: v.literal('pending'), seat, ...pickup_entries }),
    v.object({ n: v.literal('pending'), seat, ...cover_entries }),
    v.object({ n: v.literal('pending'), seat, ...duel_entries }),
  ]),
  v.object({ n: v.literal('recycled'), stock: count }),
  v.object({
    n: v.literal('penalty'),
    seat,
    count,
    cards: shown_cards,
    why: v.picklist(['no_call', 'not_covered']),
  }),
  v.object({
    n: v.literal('round_over'),
    reason: round_end,
    winner: v.nullable(seat),
    points: totals,
    totals,
  }),
  v.object({ n: v.literal('game_over'), winners: v.array(seat) }),
  v.object({ n: v.literal('sat'), ...named_seat }),
  v.object({ n: v.literal('left'), ...named_seat }),
  v.object({ n: v.literal('away'), ...named_seat }),
  v.object({ n: v.literal('back'), ...named_seat }),
  v.object({ n: v.literal('out_of_time'), ...named_seat }),
  v.object({ n: v.literal('removed'), ...named_seat }),
  v.object({ n: v.literal('paused'), paused: v.boolean() }),
  v.object({ n: v.literal('host'), ...named_seat }),
  v.object({
    n: v.literal('settings_changed'),
    seats: v.exactOptional(count),
    rules: v.exactOptional(rules_change),
    line: sentences,
  }),
  v.object({ n: v.literal('game_started'), game: count }),
  v.object({ n: v.literal('ready'), seat }),
  v.object({ n: v.literal('asked_coach'), ...named_seat }),
  v.object({ n: v.literal('watchers'), count }),
]);

const action = v.variant('do', [
  v.object({
    do: v.literal('play'),
    cards,
    suit: v.exactOptional(suit),
    call: v.exactOptional(v.boolean()),
  }),
  v.object({ do: v.picklist(['draw', 'take', 'pass', 'call']) }),
]);
const advice = v.object({
  action,
  reason: v.picklist(advice_reasons),
  card: v.exactOptional(card),
});

// ---- what is said at a table ----------------------------------------------------------------

const line_entries = {
  id: count,
  person: v.string(),
  name: v.string(),
  seat: v.nullable(seat),
  at: v.number(),
};
const line = v.union([
  v.object({ ...line_entries, preset: v.picklist(talk_presets) }),
  v.object({ ...line_entries, text: v.string() }),
]);

// ---- at the desk ----------------------------------------------------------------------------

const saved_settings = v.object({
  ruleset: v.string(),
  seats: v.exactOptional(count),
  rules: v.exactOptional(rules_change),
  access: v.exactOptional(access),
  level: v.exactOptional(level),
  turn_s: v.exactOptional(count),
  talk: v.exactOptional(talk),
  watching: v.exactOptional(v.boolean()),
  coach: v.exactOptional(v.boolean()),
});

const device = v.object({
  id,
  name: v.string(),
  this: v.boolean(),
  created: v.number(),
  seen: v.number(),
});

const whole_number = v.pipe(v.number(), v.integer());

const game = v.object({
  id,
  ruleset: v.string(),
  started: v.number(),
  ended: v.number(),
  rounds: count,
  whole: v.boolean(),
  coach: v.boolean(),
  seats: v.array(
    v.object({
      kind: v.picklist(['person', 'computer']),
      person: v.nullable(v.string()),
      name: v.string(),
      total: whole_number,
      won: v.boolean(),
      rounds_won: count,
    }),
  ),
});

const standing = v.object({
  person: v.string(),
  name: v.string(),
  games: count,
  won: count,
  points: whole_number,
});
const standings = v.array(standing);

const record = v.object({
  ruleset: v.string(),
  games: count,
  won: count,
  rounds: count,
  rounds_won: count,
  best: whole_number,
  games_with_computers: count,
});

const answered = { request_id: id };
const next = v.nullable(v.string());
const desk_answers = [
  v.object({ t: v.literal('sign_in_code'), ...answered, code: id, valid_ms: count }),
  v.object({ t: v.literal('devices'), ...answered, devices: v.array(device) }),
  v.object({
    t: v.literal('exported'),
    ...answered,
    part: v.record(v.string(), v.unknown()),
    next,
  }),
  v.object({ t: v.literal('exported_rounds'), ...answered, records: v.array(v.string()), next }),
  v.object({
    t: v.literal('saved_settings'),
    ...answered,
    last: v.nullable(saved_settings),
    presets: v.array(v.object({ name: v.string(), settings: saved_settings })),
  }),
  v.object({ t: v.literal('invite_requested'), ...answered, key: id }),
  v.object({
    t: v.literal('invite_state'),
    ...answered,
    state: v.picklist(['waiting', 'approved', 'declined']),
    name: v.string(),
  }),
  v.variant('to', [
    v.object({ t: v.literal('invitation'), ...answered, to: v.literal('table'), table: table_row }),
    v.object({
      t: v.literal('invitation'),
      ...answered,
      to: v.literal('server'),
      note: v.string(),
    }),
  ]),
  v.object({ t: v.literal('history'), ...answered, games: v.array(game), next }),
  v.object({
    t: v.literal('game'),
    ...answered,
    game,
    line: sentences,
    sheet: v.array(sheet_row),
    together: standings,
  }),
  v.object({ t: v.literal('together'), ...answered, standings }),
  v.object({
    t: v.literal('person'),
    ...answered,
    person: v.object({ id: v.string(), name: v.string(), since: v.number() }),
    records: v.array(record),
  }),
  v.object({ t: v.literal('leaders'), ...answered, standings }),
] as const;

export const from_server = v.variant('t', [
  v.object({
    t: v.literal('welcome'),
    protocol: count,
    version: v.string(),
    commit: v.string(),
    access: v.picklist(['open', 'invite']),
    person,
    rulesets: v.array(ruleset),
    yours: v.array(table_row),
  }),
  v.object({ t: v.literal('done'), request_id: id }),
  v.object({ t: v.literal('created'), request_id: id, table: id }),
  v.object({
    t: v.literal('explained'),
    request_id: id,
    line: sentences,
    page: v.array(v.object({ anchor: v.string(), sentences })),
    values: v.array(v.object({ ranks: v.array(v.string()), points: v.nullable(count) })),
  }),
  v.object({
    t: v.literal('refused'),
    request_id: v.exactOptional(id),
    action_id: v.exactOptional(id),
    code: v.string(),
    reason: v.string(),
    params: v.record(v.string(), v.unknown()),
    rule: v.exactOptional(v.nullable(v.string())),
  }),
  v.object({ t: v.literal('you'), person }),
  v.object({
    t: v.literal('lobby'),
    tables: v.array(table_row),
    next: v.nullable(v.string()),
  }),
  v.object({ t: v.literal('more_lobby'), tables: v.array(table_row), next }),
  v.object({ t: v.literal('lobby_changes'), changed: v.array(table_row), gone: v.array(id) }),
  v.object({ t: v.literal('view'), table: id, seq: count, view }),
  v.object({
    t: v.literal('event'),
    table: id,
    seq: count,
    notices: v.array(notice),
    changes: v.nullable(changes),
  }),
  v.object({ t: v.literal('advice'), request_id: id, table: id, seq: count, advice }),
  v.object({ t: v.literal('ack'), table: id, action_id: id, seq: count }),
  v.object({ t: v.literal('said'), table: id, line }),
  v.object({ t: v.literal('talk'), table: id, lines: v.array(line) }),
  ...desk_answers,
  v.object({ t: v.literal('closed'), table: id, reason: v.string() }),
]);
