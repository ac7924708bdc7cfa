import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newPerson, openBrowser } from './support/browser.mjs';
import { playOn, nextOffer, doOneThing } from './support/playing.mjs';
import { GameServer } from './support/server.mjs';
import { standing, TableWatch } from './support/table_watch.mjs';

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

test('a person plays a whole game against the computer, from the lobby to 250, and another one after it', async () => {
  const page = await newPerson(browser);
  const watch = new TableWatch(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  await watch.until('the first round', (view) => view.state === 'playing');
  await playOn(page, watch, (view) => view.state === 'game_over');
  const { winners, totals, sheet } = watch.view;
  assert.equal(winners.length, 1);
  assert.ok(totals[winners[0]] >= 250);
  assert.equal(sheet.at(-1).totals[winners[0]], totals[winners[0]]);
  await page.locator('h2.finished').waitFor();
  await page.getByRole('button', { name: 'Another game' }).click();
  await watch.until('a new game', (view) => view.state === 'playing' && view.game === 2);
  assert.deepEqual(watch.view.totals, [0, 0, 0, 0]);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a reload at any moment returns to the same state', async () => {
  const page = await newPerson(browser);
  const watch = new TableWatch(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  await watch.until('the first round', (view) => view.state === 'playing');
  for (let turns = 0; turns < 6 && watch.view.state === 'playing'; turns += 1) {
    const offer = await nextOffer(page);
    const was = standing(watch.view);
    watch.view = null;
    await page.reload();
    await watch.until('the table again', (view) => view.state !== undefined);
    assert.deepEqual(standing(watch.view), was);
    assert.equal(await nextOffer(page), offer);
    await doOneThing(page, watch, offer);
  }
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a round can be played on a phone with touch alone, and nothing scrolls sideways', async () => {
  const page = await newPerson(browser, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const watch = new TableWatch(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play against the computer' }).tap();
  await watch.until('the first round', (view) => view.state === 'playing');
  await playOn(page, watch, (view) => view.state !== 'playing');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(sideways, false);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a round can be played by keyboard alone', async () => {
  const page = await newPerson(browser);
  const watch = new TableWatch(page);
  await page.goto(server.url);
  const start = page.getByRole('button', { name: 'Play against the computer' });
  while (!(await start.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await watch.until('the first round', (view) => view.state === 'playing');
  const keys = { take: ['t'], pass: ['p'], draw: ['d'], card: ['Home', 'Shift+N', 'n', 'Enter'] };
  while (watch.view.state === 'playing') {
    const offer = await nextOffer(page);
    if (!(offer in keys)) break;
    const before = watch.seq;
    if (offer === 'card' && !(await page.evaluate(() => document.activeElement?.matches('button.held')))) {
      await page.locator('button.held[tabindex="0"]').focus();
    }
    for (const key of keys[offer]) await page.keyboard.press(key);
    if (offer === 'card') {
      if (await page.locator('.chooser').count()) await page.keyboard.press('s');
      else await page.keyboard.press('Shift+Enter');
    }
    await watch.until(`an answer to ${offer}`, () => watch.seq > before);
  }
  assert.notEqual(watch.view.state, 'playing');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
