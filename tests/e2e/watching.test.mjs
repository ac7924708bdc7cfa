// Somebody watches a game: sees it live, is never sent a hidden card, and takes a computer's seat after the round.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser } from './support/browser.mjs';
import { playOn } from './support/playing.mjs';
import { GameServer } from './support/server.mjs';
import { deal, leaveAll, newcomer, openTable } from './support/tables.mjs';

let server;
let browser;
before(async () => {
  // A breath between two rounds, or the next one is dealt before the wish has come.
  server = await GameServer.start({ pace: 50 });
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** The cards that a message tells, wherever in it they stand, apart from those that lie open for all. */
function hiddenCards(message) {
  const found = [];
  for (const source of [message.view, message.changes]) {
    if (!source) continue;
    for (const key of ['hand', 'legal']) if (key in source) found.push(key);
  }
  for (const notice of message.notices ?? []) {
    if (['drew', 'took', 'penalty'].includes(notice.n) && 'cards' in notice) found.push(notice.n);
  }
  return found;
}

test('who watches sees the round live without one hidden card, and sits down when it is over', async () => {
  const [ann, cy] = await Promise.all([newcomer(browser), newcomer(browser)]);
  const address = await openTable(server, ann, ['3']);
  await cy.page.goto(address);
  await cy.watch.until('Cy watches', (view) => view.you === null);
  await deal(ann, [ann, cy]);
  await cy.page.getByText('You are watching').first().waitFor();
  assert.equal(await cy.page.locator('button.held').count(), 0);
  assert.equal(await cy.page.getByRole('region', { name: 'Actions' }).count(), 0);

  // The wish can be taken back, and made again.
  await cy.page.getByRole('button', { name: 'Sit down after this round' }).click();
  await cy.page.getByText('You sit down when this round is over.').waitFor();
  await cy.page.getByRole('button', { name: 'Rather not' }).click();
  await cy.page.getByRole('button', { name: 'Sit down after this round' }).click();
  assert.ok(cy.watch.sent.every((message) => message.t !== 'sit'), 'the wish stays in the page');

  const firstRound = () => ann.watch.view.state !== 'playing';
  await playOn(ann.page, ann.watch, firstRound);
  await cy.watch.until('Cy hears the end and has a seat', (view) => view.you !== null);
  for (const text of cy.watch.texts) {
    const message = JSON.parse(text);
    const seated = message.t === 'view' && message.view.you !== null;
    if (seated) break;
    assert.deepEqual(hiddenCards(message), [], text.slice(0, 200));
  }
  await ann.watch.until('Ann sees Cy', (view) => view.seats.filter((seat) => seat.kind === 'person').length === 2);
  for (const { page } of [ann, cy]) assert.deepEqual(page.errors, []);
  await leaveAll([ann, cy]);
});
