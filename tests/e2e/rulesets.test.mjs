import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson } from './support/browser.mjs';
import { doOneThing, nextOffer } from './support/playing.mjs';
import { setStage } from './support/stage.mjs';
import { TableWatch } from './support/table_watch.mjs';

const stage = setStage();

/** Opens a table by the form: the game, what `choose` changes, and the deal. */
async function openTable(page, watch, game, choose = async () => {}) {
  await page.goto(`${stage.server.url}/`);
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('group', { name: 'The game' }).getByRole('radio', { name: game, exact: true }).check();
  await choose(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: /^Deal/ }).click();
  await watch.until('the first round', (view) => view.state === 'playing');
}

/** Plays whatever is offered until the round is over. */
async function playRound(page, watch) {
  for (;;) {
    const offer = await nextOffer(page);
    if (offer === 'ready' || offer === 'finished') return;
    await doOneThing(page, watch, offer);
  }
}

/** What each seat has to get for the round, by the rules that the table was told and the hands that lie open. */
function pointsOf(view) {
  const { rules, over } = view;
  const worth = (card) => rules.values[card === 'XX' ? 'joker' : card[0]];
  const sums = over.hands.map((hand) => hand.reduce((sum, card) => sum + worth(card), 0));
  if (rules.scoring === 'winner_collects') {
    const others = sums.map((_, seat) => sums.reduce((sum, of, other) => (other === seat ? sum : sum + of), 0));
    const lowest = sums.filter((sum) => sum === Math.min(...sums)).length;
    const differences = over.reason !== 'out' && rules.blocked_score === 'lowest_takes_difference';
    const taken = (seat) => others[seat] - (differences ? sums[seat] * (sums.length - 1) : 0);
    if (over.reason !== 'out' && lowest > 1) return sums.map(() => 0);
    return sums.map((_, seat) => (seat === over.winner ? taken(seat) : 0));
  }
  const doubled = over.reason === 'out' && view.top[0] === '8' ? rules.last_eight_factor : 1;
  return sums.map((sum) => sum * doubled);
}

/** The rows of the score sheet as they stand on the page: the rounds, and the totals last. */
async function sheetOn(page) {
  const rows = page.getByLabel('Score and log').getByRole('table').locator('tbody tr, tfoot tr');
  const texts = await rows.evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  return texts.map((row) => row.map((text) => Number(text.replace(/[^\d−]/g, '').replace('−', '-'))));
}

const presets = [
  { game: "Newfoundland Krazy 8's", slug: 'newfoundland' },
  { game: 'Fifty a Player', slug: 'fifty-per-player', caption: 'First to 200' },
  { game: 'Power Cards', slug: 'power-cards', caption: 'Until somebody has 100; the lowest wins' },
  { game: 'Power Cards, ranked', slug: 'power-cards-ranked', caption: 'the lowest wins' },
  { game: 'Fifteen Hands', slug: 'fifteen-hands', caption: '15 rounds; fewest points win' },
  { game: 'Tens and Jokers', slug: 'tens-and-jokers', caption: '3 rounds; fewest points win' },
];

for (const { game, slug, caption = 'First to 250' } of presets) {
  test(`${game}: a table by the form, a round to its end, and the sheet is right`, async () => {
    const page = await newPerson(stage.browser);
    const watch = new TableWatch(page);
    await openTable(page, watch, game);
    assert.equal(watch.view.ruleset, slug);
    await playRound(page, watch);
    const { over, sheet, totals } = watch.view;
    assert.deepEqual(over.points, pointsOf(watch.view));
    assert.deepEqual(sheet.at(-1).points, over.points);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    assert.deepEqual(await sheetOn(page), [over.points, totals]);
    await page.getByLabel('Score and log').getByText(caption).waitFor();
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

test('a changed house rule holds at the table, and the rules page of the table says so', async () => {
  const page = await newPerson(stage.browser);
  const watch = new TableWatch(page);
  await openTable(page, watch, "Newfoundland Krazy 8's", async () => {
    await page.getByText('House rules').click();
    await page.getByRole('switch', { name: 'Twos pick up' }).uncheck();
    await page.getByText(/J,\sQ,\sK\sin/).waitFor();
  });
  assert.equal(watch.view.rules.effect['2'], 'plain');
  await playRound(page, watch);
  await page.getByRole('button', { name: 'Menu' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Rules of this table' }).click();
  const rules = await opened;
  await rules.getByRole('heading', { name: 'Switched off at this table' }).waitFor();
  await rules.getByText(/Twos are ordinary cards here/).waitFor();
  assert.equal(await rules.getByRole('heading', { name: 'Twos', exact: true }).count(), 0);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a card that does not fit is refused in words, and the link leads to its rule on the rules page', async () => {
  const page = await newPerson(stage.browser);
  const watch = new TableWatch(page);
  await openTable(page, watch, 'Fifteen Hands');
  const other = page.locator('button.held:not(.legal)');
  while ((await nextOffer(page)) !== 'card' || (await other.count()) === 0) {
    await doOneThing(page, watch, await nextOffer(page));
  }
  const { hand } = watch.view;
  await other.first().click({ position: { x: 10, y: 30 } });
  const refused = page.locator('.prompt.refused');
  await refused.getByText(/\w+ .*[.]/).first().waitFor();
  assert.deepEqual(watch.view.hand, hand, 'nothing was played');
  const opened = page.context().waitForEvent('page');
  await refused.getByRole('link', { name: 'Rule' }).click();
  await (await opened).locator('section.wanted h2').waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
