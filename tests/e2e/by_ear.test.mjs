// A whole game for somebody who sees nothing: only what the live regions tell and what things are called decides
// which key is pressed. Afterwards what was told is held against what happened.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealByKeys, focused, layNext, listen, pressUntil, tabTo } from './support/by_ear.mjs';
import { newPage } from './support/browser.mjs';
import { setStage } from './support/stage.mjs';
import { TableWatch } from './support/table_watch.mjs';

const stage = setStage();

/** What is told about whose turn it is, and the key that answers it; null: a card is laid. */
const answers = [
  [/pick up \d+; you have no answer\.$/i, 't'],
  [/none can be played\. Draw a card\.$/, 'd'],
  [/You can only pass\.$/, 'p'],
  [/[Yy]our turn.*can be played\.$|[Yy]our turn\. Pick up .*of your cards can\.$/, null],
];
const roundOver = /The round is over|went out|Nobody could play|The same cards went round/;
const gameOver = /wins? the game|share the win|win the game together/;
const wanted = (text) => gameOver.test(text) || roundOver.test(text) || answers.some(([heard]) => heard.test(text));

/** Plays by what is told until the game is won. */
async function playByEar(page, ear) {
  let at = 0;
  for (;;) {
    at = await ear.until('what to do', wanted, at);
    const text = ear.heard[at - 1];
    if (gameOver.test(text)) return;
    if (roundOver.test(text)) {
      await tabTo(page, /^Ready$/);
      await page.keyboard.press('Enter');
      continue;
    }
    const answered = async () => /\byou (drew|picked up|had nothing|passed)/i.test(ear.since(at));
    const [, key] = answers.find(([heard]) => heard.test(text));
    if (key) await pressUntil(page, key, answered);
    else await layNext(page);
  }
}

const ranks = { A: 'ace', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten',
  J: 'jack', Q: 'queen', K: 'king' };
const suits = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const inWords = (card) => `${ranks[card[0]]} of ${suits[card[1]]}`;
const list = (words) => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** How an event is told to the person at seat `you`, or null where nothing is told. */
function saying(notice, { you, seats }) {
  const who = notice.seat === you ? 'you' : seats[notice.seat]?.name;
  const cards = Array.isArray(notice.cards) && list(notice.cards.map(inWords));
  switch (notice.n) {
    case 'round_dealt': return `round ${notice.round}: `;
    case 'played': return `${who} laid the ${cards}${notice.suit ? ` and named ${suits[notice.suit]}` : ''}`;
    case 'drew': return cards ? 'you drew the ' + cards : `${who} drew ${notice.count === 1 ? 'a card' : `${notice.count} cards`}`;
    case 'took':
      if (notice.count === 0) return `${who} had nothing to pick up`;
      return `${who} picked up ${cards ? '' : notice.count === 1 ? 'a card' : notice.count}`;
    case 'passed': return `${who} passed`;
    case 'skipped': return who === 'you' ? 'you are skipped' : `${who} is skipped`;
    case 'reversed': return `the direction turns: ${notice.direction} now, and after you, `;
    case 'pending': return `pickup of ${notice.cards}, on ${who}`;
    case 'recycled': return `the pile was shuffled back in. the stock has ${notice.stock} cards`;
    case 'round_over': return notice.reason === 'out' ? 'went out: ' : '';
    case 'game_over': return 'the game';
    default: return null;
  }
}

/** The events that the page was sent, in order. */
function eventsOf(watch) {
  const messages = watch.texts.map((text) => JSON.parse(text));
  return messages.filter(({ t }) => t === 'event').flatMap(({ notices }) => notices);
}

const count = (text, words) => text.split(words).length - 1;

test('a whole game is played by ear, and all that happened was told, once and in order, and nothing hidden', async () => {
  const context = await stage.browser.newContext({ viewport: { width: 1280, height: 800 } });
  const ear = await listen(context);
  const page = await newPage(context);
  const watch = new TableWatch(page);
  await page.goto(stage.server.url);
  await dealByKeys(page);
  await playByEar(page, ear);
  await ear.until('the result', (text) => gameOver.test(text), 0);
  assert.match((await focused(page)).name, /game/);

  const told = ear.heard.join(' ').toLowerCase();
  const { view } = watch;
  const events = eventsOf(watch);
  let at = 0;
  for (const event of events) {
    const words = saying(event, view)?.toLowerCase();
    if (!words) continue;
    const found = told.indexOf(words, at);
    assert.ok(found >= 0, `not told, or too early: ${JSON.stringify(event)}\n${told.slice(at, at + 400)}`);
    at = found + words.length;
  }
  const happened = (...kinds) => events.filter(({ n }) => kinds.includes(n)).length;
  assert.equal(count(told, ' laid the '), happened('played'), 'a card laid was told twice');
  assert.equal(count(told, ' drew '), happened('drew'), 'a draw was told twice');
  assert.equal(count(told, 'pickup of '), happened('pending'));
  assert.equal(count(told, 'the direction turns'), happened('reversed'));
  assert.ok(count(told, ': last card!') > 0 || count(told, 'you have one card left') > 0);

  // Cards are told by name where they were laid or turned up, and those that came to oneself.
  const open = new Set(events.flatMap(({ n, cards, starter, seat }) => {
    if (n === 'round_dealt') return [inWords(starter)];
    const seen = Array.isArray(cards) && (n === 'played' || seat === view.you);
    return seen ? cards.map(inWords) : [];
  }));
  const asked = watch.sent.flatMap(({ action }) => (action?.cards ?? []).map(inWords));
  const named = told.match(/(ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king) of (spades|hearts|diamonds|clubs)/g);
  const hidden = named.filter((card) => !open.has(card) && !asked.includes(card));
  assert.deepEqual(hidden, []);
  assert.deepEqual(page.errors, []);
  await context.close();
});
