// From an invitation to the first card: a newcomer with an empty browser, how often they tap on the way, what they are
// told once, and the coach, whom everybody hears being asked.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser } from './support/browser.mjs';
import { settled } from './support/playing.mjs';
import { GameServer } from './support/server.mjs';
import { deal, leaveAll, newcomer, openTable } from './support/tables.mjs';

// Bo (the seat after the dealer) or Ann begins; both hold hearts, and Ann a jack.
const pack = [
  ...['7C', '7D', '9H', 'JH', '4S', '5S', '3H', '4H', 'TS', 'TC', 'KC', 'QD', '3S', '3C'],
  ...['7H', '2C', '2D', '5C', '5D', '6C', '6D', '6S', '9C', '9D', '9S'],
];
const fullPack = [...'CDHS']
  .flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit))
  .filter((card) => !pack.includes(card));

let server;
let browser;
before(async () => {
  server = await GameServer.start({ pack: [...pack, ...fullPack], bury: [20, 20, 20, 20] });
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Counts the taps of a person. */
function tapping(page) {
  const taps = [];
  return {
    taps,
    async tap(locator, ...how) {
      await locator.click(...how);
      taps.push(String(locator));
    },
  };
}

const lines = 'New to the game?';
const help = (page) => page.getByRole('region', { name: 'Explained' });

test('a newcomer plays a card four taps after opening the invitation, and asks the coach aloud', async () => {
  const ann = await newcomer(browser);
  const bo = await newcomer(browser, { viewport: { width: 360, height: 640 } });
  await openTable(server, ann, ['2', 'By invitation']);
  const link = await ann.page.getByRole('textbox', { name: /invitation/ }).inputValue();

  // The link, a name that is already there, one tap: at the table, with the game in three lines.
  const { taps, tap } = tapping(bo.page);
  await bo.page.goto(link);
  assert.notEqual(await bo.page.getByRole('textbox').inputValue(), '');
  await tap(bo.page.getByRole('button', { name: 'Join' }));
  await bo.watch.until('Bo has a seat', (view) => view.you === 1);
  await bo.page.getByRole('heading', { name: lines }).waitFor();
  await tap(bo.page.getByRole('button', { name: 'Got it' }));
  await bo.page.getByRole('heading', { name: lines }).waitFor({ state: 'detached' });
  assert.equal(bo.watch.view.coach, true, 'among friends the coach may be asked');

  // The first turn is led: what to match, what is lifted.
  await deal(ann, [ann, bo]);
  if (bo.watch.view.turn !== 1) await bo.page.getByText(/starts\. You'll match a /).waitFor();
  while (bo.watch.view.turn !== 1) await act(ann, bo);
  await bo.watch.until("Bo's turn", (view) => view.turn === 1 && view.legal);
  await bo.page.getByText(/\(lifted\), or tap any card to see why not\./).waitFor();
  const card = bo.watch.view.legal.play.find((one) => !one.startsWith('8'));
  const held = bo.page.locator(`button.held.legal[data-card="${card}"]`).first();
  await tap(held, { position: { x: 10, y: 30 } });
  const acks = bo.watch.acks.size;
  await tap(bo.page.locator('.actions button.primary:enabled', { hasText: /^Play/ }));
  await bo.watch.until('the card is laid', () => bo.watch.acks.size > acks);
  assert.equal(taps.length, 4);

  // The coach: Bo asks at their next turn; the advice is theirs, that it was asked is everybody's.
  while (bo.watch.view.state === 'playing' && bo.watch.view.turn !== 1) await act(ann, bo);
  assert.equal(bo.watch.view.state, 'playing');
  await bo.page.getByRole('button', { name: 'Ask the coach' }).click();
  const panel = bo.page.getByRole('dialog', { name: 'The coach' });
  await panel.getByRole('button', { name: 'What can I play?' }).click();
  await panel.getByText(/^(You can play|Nothing of yours fits|Pick up)/).waitFor();
  assert.equal(bo.watch.sent.filter(({ t }) => t === 'ask_coach').length, 0);
  await panel.getByRole('button', { name: 'What would the computer do?' }).click();
  await panel.getByText(/^(Play|Draw|Pick up|Pass).+: .+\.$/).waitFor();
  const name = bo.watch.view.seats[1].name;
  await ann.page.getByText(`${name} asked the coach.`).first().waitFor();
  assert.ok(!ann.watch.texts.some((text) => text.includes('"advice"')));
  await panel.getByRole('button', { name: 'Close' }).click();

  // What was told once is not told again: neither the lines nor anything that was explained.
  const told = await bo.page.evaluate(() => JSON.parse(localStorage.getItem('kitchen-table.newcomer')));
  assert.equal(told.greeted, true);
  await bo.page.reload();
  await bo.watch.until('Bo is back', (view) => view.you === 1);
  await help(bo.page).waitFor();
  assert.doesNotMatch(await help(bo.page).innerText(), /suit or number/);
  assert.deepEqual([...ann.page.errors, ...bo.page.errors], []);
  await leaveAll([ann, bo]);
});

test('a special card is explained when it is first seen, and not to whoever knows the game', async () => {
  const [ann, bo] = [await newcomer(browser), await newcomer(browser)];
  const address = await openTable(server, ann, ['2', 'By invitation']);
  assert.ok(address);
  const link = await ann.page.getByRole('textbox', { name: /invitation/ }).inputValue();
  await ann.page.getByRole('button', { name: 'I know the game' }).click();
  await bo.page.goto(link);
  await bo.page.getByRole('button', { name: 'Join' }).click();
  await bo.watch.until('Bo has a seat', (view) => view.you === 1);

  // The pictures, by keyboard.
  await bo.page.getByRole('button', { name: 'Show me' }).click();
  const pictures = bo.page.getByRole('dialog', { name: 'How it goes' });
  await pictures.getByText('1 of 5').waitFor();
  await bo.page.keyboard.press('ArrowRight');
  await pictures.getByText('2 of 5').waitFor();
  await bo.page.keyboard.press('ArrowLeft');
  await pictures.getByText('1 of 5').waitFor();
  await bo.page.keyboard.press('Escape');
  await pictures.waitFor({ state: 'detached' });

  await deal(ann, [ann, bo]);
  assert.equal(await help(ann.page).count(), 0);
  await help(bo.page).waitFor();
  const special = (view) => view.pending || /^[2J8K]/.test(view.top);
  while (!special(bo.watch.view)) await (bo.watch.view.turn === 1 ? act(bo, ann) : act(ann, bo));
  await help(bo.page).getByText(/^(A|An|The) (two|jack|eight|king|queen of spades)\b/).waitFor();
  await bo.page.getByRole('button', { name: 'Close the explanation' }).click();
  await help(bo.page).getByText('Tap any card to see whether it fits.').waitFor();
  await leaveAll([ann, bo]);
});

/** Does the first thing that the seat may do, specials first, by key or tap, and waits until both have heard of it. */
async function act({ page, watch }, other) {
  await watch.until('a turn', (view) => view.turn === view.you && view.legal);
  await settled(page);
  const { legal } = watch.view;
  const before = watch.seq;
  const card = legal.play.find((one) => /^[2JK]/.test(one)) ?? legal.play.find((one) => !one.startsWith('8'));
  if (card) {
    await page.locator(`button.held.legal[data-card="${card}"]`).first().click({ position: { x: 10, y: 30 } });
    await page.locator('.actions button.primary:enabled', { hasText: /^(Play|Lay)/ }).click();
  } else if (legal.play.length > 0) {
    await page.locator(`button.held.legal[data-card="${legal.play[0]}"]`).first().click({ position: { x: 10, y: 30 } });
    await page.locator('.chooser').getByRole('button', { name: /^Spades/ }).click();
  } else {
    const words = legal.take ? 'Pick up' : legal.pass ? 'Pass' : 'Draw a card';
    await page.locator('.actions button:enabled', { hasText: words }).first().click();
  }
  await watch.until('an answer', () => watch.seq > before);
  await other.watch.until('the other has heard', () => other.watch.seq >= watch.seq);
}
