// The server is killed with SIGKILL in mid-round and started again: both pages carry on where they were.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newPerson, openBrowser } from './support/browser.mjs';
import { doOneThing, lay, nextOffer } from './support/playing.mjs';
import { GameServer } from './support/server.mjs';
import { standing, TableWatch } from './support/table_watch.mjs';

let browser;
before(async () => (browser = await openBrowser()));
after(() => browser?.close());

/**
 * A pack for two seats: whoever moves first holds `first`, the other `second` (seven cards each, dealt in turn),
 * then the starter; the rest lies in the order of a new pack.
 */
function packFor(first, second, starter) {
  const dealt = first.flatMap((card, i) => [card, second[i]]);
  const whole = [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
  const known = [...dealt, starter];
  return [...known, ...whole.filter((card) => !known.includes(card))];
}

async function twoAtATable(pack) {
  const server = await GameServer.start({ pack });
  const pages = await Promise.all([newPerson(browser), newPerson(browser)]);
  const people = pages.map((page) => ({ page, watch: new TableWatch(page) }));
  const [ann, bo] = people;
  await ann.page.goto(`${server.url}/new`);
  await ann.page.getByRole('radio', { name: '2', exact: true }).check();
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.waitForURL(/\/t\//);
  await bo.page.goto(ann.page.url());
  await bo.page.getByRole('button', { name: 'Sit at seat 2' }).click();
  await bo.watch.until('Bo has a seat', (view) => view.you === 1);
  await ann.page.getByRole('button', { name: /^Deal/ }).click();
  for (const { watch } of people) await watch.until('the round', (view) => view.state === 'playing');
  return { server, people, end: () => Promise.all([server.stop(), ...pages.map((p) => p.context().close())]) };
}

/** Waits until everybody has heard everything. */
async function allAtOnePoint(people) {
  const seq = Math.max(...people.map(({ watch }) => watch.seq));
  for (const { watch } of people) await watch.until('everybody hears of it', () => watch.seq >= seq);
}

/** Kills and restarts; afterwards everybody must see exactly what they saw, and every acknowledged action stands. */
async function pullPlugAndCompare({ server, people }) {
  await allAtOnePoint(people);
  const before = people.map(({ watch }) => standing(watch.view));
  const acked = people.flatMap(({ watch }) => [...watch.acks.values()]);
  const reached = Math.max(...people.map(({ watch }) => watch.seq));
  await server.pullPlug();
  for (const { page } of people) await page.getByText(/Reconnecting/).first().waitFor();
  for (const { watch } of people) watch.view = null;
  await server.launch();
  for (const [i, { watch }] of people.entries()) {
    await watch.until('the table after the restart', (view) => view.seats.every((seat) => seat.here !== false));
    assert.deepEqual(standing(watch.view), before[i]);
    assert.ok(watch.seq >= reached, 'the table does not go back');
    assert.ok(acked.every((seq) => seq <= watch.seq), 'no acknowledged action is lost');
  }
}

async function playOneEach(table, times) {
  for (let i = 0; i < times; i += 1) {
    const { turn, state } = table.people[0].watch.view;
    if (state !== 'playing') return;
    const mover = table.people[turn];
    await doOneThing(mover.page, mover.watch, await nextOffer(mover.page));
    await allAtOnePoint(table.people);
  }
}

test('the plug is pulled in mid-round: both pages carry on in the same state', async () => {
  const table = await twoAtATable(undefined);
  await playOneEach(table, 3);
  await pullPlugAndCompare(table);
  await playOneEach(table, 3);
  await pullPlugAndCompare(table);
  await playOneEach(table, 2);
  await table.end();
});

test('the plug is pulled while a pickup is pending: it still has to be answered or taken', async () => {
  const pack = packFor(['2H', '3C', '4C', '5C', '6C', '7C', '9C'], ['2S', 'KC', 'QC', 'JC', 'TC', 'AC', '3D'], '9H');
  const table = await twoAtATable(pack);
  const mover = table.people[table.people[0].watch.view.turn];
  const other = table.people.find((person) => person !== mover);
  await lay(mover.page, '2H');
  await other.watch.until('a pickup', (view) => view.pending?.cards === 2);
  await pullPlugAndCompare(table);
  await other.page.getByText('Your turn: answer with a two, or pick up 2.').first().waitFor();
  await other.page.getByRole('button', { name: 'Pick up 2' }).click();
  for (const { watch } of table.people) await watch.until('it was taken', (view) => view.pending === null);
  assert.equal(other.watch.view.hand.length, 9);
  assert.equal(mover.watch.view.turn, mover.watch.view.you);
  await table.end();
});

test('the plug is pulled after a suit was named: the suit stays in force', async () => {
  const pack = packFor(['8H', '3C', '4C', '5C', '6C', '7C', '9C'], ['2S', 'KC', 'QC', 'JC', 'TC', 'AC', '3D'], '9H');
  const table = await twoAtATable(pack);
  const mover = table.people[table.people[0].watch.view.turn];
  const other = table.people.find((person) => person !== mover);
  await lay(mover.page, '8H', 'Diamonds');
  await other.watch.until('diamonds in force', (view) => view.suit === 'D' && view.named);
  await pullPlugAndCompare(table);
  await other.page.getByText(/Diamonds/).first().waitFor();
  assert.deepEqual(other.watch.view.legal.play, ['3D']);
  await lay(other.page, '3D');
  await mover.watch.until('the three of diamonds', (view) => view.top === '3D' && !view.named);
  await table.end();
});
