// The rules page: plain paragraphs made from a rules value, each section with the anchor that refusals name.
// The sections speak of what the rules value says; what is switched off is said to be an ordinary card.

import type { Rank, Rules } from '../protocol/messages';
import { has_text, t, type TextArgs } from './index';
import { rank_plural } from './cards';

export interface RulesSection {
  anchor: string;
  title: string;
  paragraphs: string[];
}

export interface ValueRow {
  cards: string;
  points: number;
}

/** All sections in reading order. */
export function rules_sections(rules: Rules): RulesSection[] {
  return [
    section('aim', ['rules-aim'], end_args(rules)),
    section('deal', [deal_id(rules), `rules-starter-${rules.starter_eight}`], deal_args(rules)),
    section('turns', ['rules-turns', 'rules-turns-order']),
    section('matching', ['rules-matching', 'rules-matching-one']),
    section('eights', ['rules-eights', eights_id(rules), 'rules-eights-last']),
    section('twos', twos_ids(rules), { cards: rules.pickup.two, most: rules.twos_per_turn }),
    section('jacks', [`rules-jacks-${rules.effect.J}`]),
    section('queens', queens_ids(rules), { cards: rules.pickup.queen }),
    section('kings', [`rules-kings-${rules.effect.K}`]),
    section('answering', answering_ids(rules)),
    section('drawing', drawing_ids(rules)),
    section('blocked', [`rules-blocked-${rules.blocked_score}`, 'rules-repetition']),
    section('scoring', scoring_ids(rules)),
    section('end', [`rules-end-${Object.keys(rules.game_end)[0] ?? ''}`], end_args(rules)),
    section('leaving', [`rules-leaving-${rules.on_leave}`]),
  ].filter((one) => one.paragraphs.length > 0);
}

function section(anchor: string, ids: string[], args?: TextArgs): RulesSection {
  const known = ids.filter(has_text);
  return {
    anchor,
    title: t(`rules-title-${anchor}`),
    paragraphs: known.map((id) => t(id, args)),
  };
}

function deal_id(rules: Rules): string {
  return 'fixed' in rules.deal ? 'rules-deal-fixed' : 'rules-deal-valley';
}

function deal_args(rules: Rules): TextArgs {
  if ('valley' in rules.deal) return { ...rules.deal.valley };
  const { two, three, four_plus } = rules.deal.fixed;
  return { two, three, four_plus, alike: three === four_plus ? 'yes' : 'no' };
}

function eights_id(rules: Rules): string {
  return rules.eight_on_eight ? 'rules-eights-on-eight' : 'rules-eights-not-on-eight';
}

function twos_ids(rules: Rules): string[] {
  if (rules.effect['2'] !== 'pickup') return ['rules-twos-plain'];
  return rules.twos_per_turn > 1 ? ['rules-twos', 'rules-twos-stack'] : ['rules-twos'];
}

function queens_ids(rules: Rules): string[] {
  if (rules.queen === 'none') return ['rules-queens-none'];
  return [`rules-queens-${rules.queen}`, 'rules-queens-one'];
}

function answering_ids(rules: Rules): string[] {
  if (rules.effect['2'] !== 'pickup' && rules.queen === 'none') return [];
  if (rules.answer === 'off') return ['rules-answer-off', 'rules-take'];
  const twos = rules.effect['2'] === 'pickup' && rules.answers_two.includes('two');
  const queens = rules.queen !== 'none' && rules.answers_queen.length > 0;
  return [
    `rules-answer-${rules.answer}`,
    twos ? 'rules-answer-twos' : '',
    queens ? `rules-answer-queens-${rules.queen}` : '',
    rules.answers_two.includes('eight') ? '' : 'rules-answer-nothing-else',
    'rules-take',
  ];
}

function drawing_ids(rules: Rules): string[] {
  return [
    `rules-draw-${rules.draw_when}-${rules.draw}`,
    rules.recycle ? 'rules-recycle' : 'rules-no-recycle',
    `rules-stuck-${rules.stuck}`,
  ];
}

function scoring_ids(rules: Rules): string[] {
  return [
    `rules-scoring-${rules.scoring}`,
    rules.losers_go_down ? 'rules-losers-go-down' : '',
    'rules-scoring-switched-off',
  ];
}

function end_args(rules: Rules): TextArgs {
  return Object.fromEntries(
    Object.entries(rules.game_end).map(([, value]) => ['n', String(value)]),
  );
}

const face_ranks: Rank[] = ['3', '4', '5', '6', '7', '9', 'T'];
const other_ranks: Rank[] = ['8', 'Q', '2', 'K', 'J', 'A'];

/** What a card left in a hand counts, dearest first; ranks that count their face share one row. */
export function value_rows(rules: Rules): ValueRow[] {
  const row = (rank: Rank) => ({ cards: rank_plural(rank), points: rules.values[rank] });
  const face_value = (rank: Rank) => (rank === 'T' ? 10 : Number(rank));
  const by_face = face_ranks.every((rank) => rules.values[rank] === face_value(rank));
  const ranks = by_face ? other_ranks : [...other_ranks, ...face_ranks];
  return ranks.map(row).sort((a, b) => b.points - a.points);
}

/** Whether three to ten count what they show, so that the table may say so in one line. */
export function counts_faces(rules: Rules): boolean {
  return value_rows(rules).length === other_ranks.length;
}
