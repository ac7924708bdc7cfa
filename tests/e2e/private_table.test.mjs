// A private table: the host's invitation opens it, its address does not, and a new invitation kills the old one.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser } from './support/browser.mjs';
import { GameServer } from './support/server.mjs';
import { leaveAll, newcomer, openTable } from './support/tables.mjs';

let server;
let browser;
before(async () => {
  server = await GameServer.start();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const invitation = (page) => page.getByRole('textbox', { name: /invitation/ }).inputValue();
const mainText = (page) => page.locator('#main').innerText();

test('a private table opens to whoever has the invitation, and is not there for anybody else', async () => {
  const [ann, bo, cy, dee] = await Promise.all([1, 2, 3, 4].map(() => newcomer(browser)));
  const address = await openTable(server, ann, ['3', 'By invitation']);
  const old = await invitation(ann.page);
  assert.match(old, /\/i\/[a-z2-7]{26}$/i);

  // Bo comes in by the invitation and sits down.
  await bo.page.goto(old);
  await bo.page.getByRole('button', { name: 'Join' }).click();
  await bo.watch.until('Bo has a seat', (view) => view.you === 1);
  assert.equal(bo.watch.view.invite, null, 'only the host is told the code');
  assert.equal(bo.page.url(), address);

  // To Cy, who guesses the address, it looks like one that nobody has.
  await cy.page.goto(address);
  await cy.page.getByRole('heading', { name: 'This table is closed' }).waitFor();
  const guessed = await mainText(cy.page);
  await cy.page.goto(address.replace(/.{26}$/, 'a'.repeat(26)));
  await cy.page.getByRole('heading', { name: 'This table is closed' }).waitFor();
  assert.equal(await mainText(cy.page), guessed);
  await cy.page.goto(server.url);
  await cy.page.getByText('The table is free').waitFor();

  // A new invitation: the old one is good for nothing, who came in with it stays.
  await ann.page.getByRole('button', { name: 'New invitation' }).click();
  await ann.watch.until('another code', (view) => !old.endsWith(view.invite));
  await ann.page.getByText(/The old one has stopped working/).waitFor();
  const fresh = await invitation(ann.page);
  assert.notEqual(fresh, old);
  await dee.page.goto(old);
  await dee.page.getByRole('heading').first().waitFor();
  await dee.watch.message('the old code is refused', (text) => text.includes('"unknown_code"'));
  assert.equal(await dee.page.getByRole('button', { name: 'Join' }).count(), 0);
  await dee.page.goto(fresh);
  await dee.page.getByRole('button', { name: 'Watch' }).click();
  await dee.watch.until('Dee watches', (view) => view.you === null);
  await bo.page.reload();
  await bo.watch.until('Bo is still there', (view) => view.you === 1);

  for (const { page } of [ann, bo, cy, dee]) assert.deepEqual(page.errors, []);
  await leaveAll([ann, bo, cy, dee]);
});
