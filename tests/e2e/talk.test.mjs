// Two people talk at a table while a third watches: who hears whom, muting, and that a text is nothing but text.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser } from './support/browser.mjs';
import { GameServer } from './support/server.mjs';
import { deal, leaveAll, newcomer, openTable, sitAt } from './support/tables.mjs';

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

const markup = `<img src=x onerror="document.title='caught'"> <script>document.title='caught'</script> {app-name} &lt;`;
const lines = (page) => page.getByRole('list', { name: 'What is said at the table' }).getByRole('listitem');
const said = (watch) => watch.texts.map((text) => JSON.parse(text)).filter((message) => message.t === 'said');

/** Says a text; one line in two seconds is heard, so a refusal of that is tried again. */
async function say({ page, watch }, text) {
  const before = said(watch).length;
  const box = page.getByRole('textbox', { name: 'Say something' });
  await box.fill(text);
  while (said(watch).length === before) {
    const answers = watch.texts.length;
    await box.press('Enter');
    await watch.answer('what was said', answers);
  }
}

test('two people talk, somebody who watches is not heard by them, and each mutes whom they like', async () => {
  const [ann, bo, cy] = await Promise.all([newcomer(browser), newcomer(browser), newcomer(browser)]);
  const address = await openTable(server, ann, ['2', 'Whatever one likes']);
  await sitAt(address, bo, 1);
  await cy.page.goto(address);
  await cy.watch.until('Cy watches', (view) => view.you === null);

  // Before the deal: a phrase, and markup that stays text.
  await ann.page.getByRole('button', { name: 'Hello!' }).click();
  await lines(bo.page).filter({ hasText: 'Hello!' }).waitFor();
  await say(bo, markup);
  for (const { page } of [ann, cy]) {
    const line = lines(page).filter({ hasText: 'onerror' });
    await line.waitFor();
    assert.ok((await line.textContent()).includes(markup));
    assert.equal(await line.locator('img, script').count(), 0);
    assert.doesNotMatch(await page.title(), /caught/);
  }

  // At the board, in the tab beside the table; the key G leads there and Escape back.
  await deal(ann, [ann, bo, cy]);
  await ann.page.getByRole('tab', { name: /^Talk/ }).waitFor();
  await ann.page.keyboard.press('g');
  const box = ann.page.getByRole('textbox', { name: 'Say something' });
  assert.ok(await box.evaluate((element) => element === document.activeElement));
  await ann.page.keyboard.press('Escape');
  assert.ok(await box.evaluate((element) => element !== document.activeElement));

  // Who watches is heard by nobody who plays.
  await cy.page.getByRole('tab', { name: /^Talk/ }).click();
  await cy.page.getByText(/the players don't hear you/).waitFor();
  await say(cy, 'Ann should lay the eight');
  await say(ann, 'your turn soon');
  await cy.page.getByText('your turn soon').first().waitFor();
  for (const { watch } of [ann, bo]) {
    assert.ok(watch.texts.every((text) => !text.includes('should lay the eight')));
  }

  // Bo mutes Ann: nothing of hers is shown any more, until he wants it again.
  await bo.page.getByRole('tab', { name: /^Talk/ }).click();
  await bo.page.getByText('your turn soon').first().waitFor();
  await bo.page.getByRole('button', { name: /: mute or report$/ }).first().click();
  await bo.page.getByRole('switch', { name: /^Mute/ }).check();
  await bo.page.keyboard.press('Escape');
  const heard = said(bo.watch).length;
  await say(ann, 'do you hear me?');
  await bo.watch.message('Ann spoke', () => said(bo.watch).length > heard);
  await bo.page.getByText(/is muted for you/).waitFor();
  assert.equal(await bo.page.getByText('do you hear me?').count(), 0);
  await bo.page.getByRole('button', { name: /^Unmute/ }).click();
  await lines(bo.page).filter({ hasText: 'do you hear me?' }).waitFor();

  // A report reaches the operators.
  await bo.page.getByRole('button', { name: /: mute or report$/ }).first().click();
  await bo.page.getByRole('textbox', { name: /What happened/ }).fill('gives advice');
  await bo.page.getByRole('button', { name: 'Send the report' }).click();
  await bo.page.getByText(/Thank you/).waitFor();

  for (const { page } of [ann, bo, cy]) assert.deepEqual(page.errors, []);
  await leaveAll([ann, bo, cy]);
});

test('on a phone the talk is a sheet with a mark for what is new', async () => {
  const [ann, bo] = [await newcomer(browser), await newcomer(browser, { viewport: { width: 360, height: 640 } })];
  const address = await openTable(server, ann, ['2', 'Set phrases']);
  await sitAt(address, bo, 1);
  await deal(ann, [ann, bo]);
  await ann.page.getByRole('tab', { name: /^Talk/ }).click();
  assert.equal(await ann.page.getByRole('textbox', { name: 'Say something' }).count(), 0);
  await ann.page.getByRole('button', { name: 'Nice one!' }).click();
  await bo.page.getByRole('button', { name: 'Talk, one new line' }).click();
  await lines(bo.page).filter({ hasText: 'Nice one!' }).waitFor();
  await bo.page.keyboard.press('Escape');
  await bo.page.getByRole('button', { name: 'Talk', exact: true }).waitFor();
  for (const { page } of [ann, bo]) assert.deepEqual(page.errors, []);
  await leaveAll([ann, bo]);
});
