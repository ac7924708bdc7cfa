// One person, many mishaps: a second tab, a reload, a dead connection, a page that sleeps, all in the middle of a
// turn. The game goes on, the seat is kept, and whoever comes back plays on.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newPage, openBrowser } from './support/browser.mjs';
import { doOneThing, nextOffer } from './support/playing.mjs';
import { GameServer } from './support/server.mjs';
import { standing, TableWatch } from './support/table_watch.mjs';
import { deal, leaveAll, newcomer, openTable, sitAt } from './support/tables.mjs';
import { Wire } from './support/wire.mjs';

// Short times, so that nobody waits for half a minute: dropped after four seconds of silence, away after one more.
const impatient = ['--away-ms', '1000', '--silence-ms', '4000', '--ping-ms', '800'];

let patientServer;
let impatientServer;
let browser;
before(async () => {
  patientServer = await GameServer.start();
  impatientServer = await GameServer.start({ flags: impatient });
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await patientServer?.stop();
  await impatientServer?.stop();
});

/** Ann and Bo at a table of two, in mid-round; `mover` is whose turn it is. */
async function midRound(server) {
  const people = await Promise.all([newcomer(browser), newcomer(browser)]);
  for (const who of people) who.wire = await Wire.to(server);
  const [ann, bo] = people;
  const address = await openTable(ann.wire, ann);
  await sitAt(bo.wire.url + new URL(address).pathname, bo, 1);
  await deal(ann, people);
  const mover = ann.watch.view.turn === 0 ? ann : bo;
  return { people, mover, other: mover === ann ? bo : ann };
}

async function end({ people }) {
  await leaveAll(people);
  for (const { wire } of people) wire.close();
}

const act = async (who) => doOneThing(who.page, who.watch, await nextOffer(who.page));

/** Waits until whoever was to move sees the table and plays for themselves, and plays on a little. */
async function playOnAfterMishap({ mover, other }) {
  const { you: mine } = await mover.watch.until('own seat and hand again', (view) => {
    const seat = view.seats[view.you];
    return seat?.here && seat.driver === 'person';
  });
  for (let i = 0; i < 4 && mover.watch.view.state === 'playing'; i += 1) {
    await act(mover.watch.view.turn === mine ? mover : other);
    await other.watch.until('both at one point', () => other.watch.seq >= mover.watch.seq);
    await mover.watch.until('both at one point', () => mover.watch.seq >= other.watch.seq);
  }
}

test('of two tabs of one person the newest plays, and the old one says so', async () => {
  const table = await midRound(patientServer);
  const { page, watch } = table.mover;
  const second = await newPage(page.context());
  const secondWatch = new TableWatch(second);
  await second.goto(page.url());
  await secondWatch.until('the same seat', (view) => view.you === watch.view.you);
  await page.getByText('You have this table open on another page. The other one plays.').waitFor();
  assert.deepEqual(secondWatch.view.hand, watch.view.hand);
  await act({ page: second, watch: secondWatch });
  // Back in the first tab by one tap; the second gives way.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Play here' }).click();
  await second.getByText('You have this table open on another page.').first().waitFor();
  await watch.until('the same point', () => watch.seq >= secondWatch.seq);
  await playOnAfterMishap(table);
  await end(table);
});

test('a reload in the middle of a turn changes nothing', async () => {
  const table = await midRound(patientServer);
  const { page, watch } = table.mover;
  const before = standing(watch.view);
  watch.view = null;
  await page.reload();
  await watch.until('the table again', (view) => view.you !== null);
  assert.deepEqual(standing(watch.view).hand, before.hand);
  await playOnAfterMishap(table);
  assert.deepEqual(page.errors, []);
  await end(table);
});

test('who is cut off in their turn is played for by the computer, and plays on when they are back', async () => {
  const table = await midRound(impatientServer);
  const { mover, other } = table;
  const mine = mover.watch.view.you;
  mover.wire.goDead();
  await other.watch.until('the computer plays', (view) => view.seats[mine].driver === 'computer');
  await other.watch.until('the turn moves on', (view) => view.turn !== mine || view.state !== 'playing');
  mover.watch.view = null; // what the page knew is out of date
  mover.wire.mend();
  await playOnAfterMishap(table);
  await end(table);
});

test('a page that was put to sleep in its turn wakes up where the game is', async () => {
  const table = await midRound(impatientServer);
  const { mover, other } = table;
  const mine = mover.watch.view.you;
  const cdp = await mover.page.context().newCDPSession(mover.page);
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  // The browser answers the server's pings for a sleeping page, until the device drops its connections.
  mover.wire.cut();
  await other.watch.until('the computer plays', (view) => view.seats[mine].driver === 'computer');
  await other.watch.until('the turn moves on', (view) => view.turn !== mine || view.state !== 'playing');
  mover.watch.view = null; // what the page knew is out of date
  mover.wire.mend();
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await playOnAfterMishap(table);
  await end(table);
});
