import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson } from './support/browser.mjs';
import { playOn, nextOffer, doOneThing } from './support/playing.mjs';
import { setStage } from './support/stage.mjs';
import { standing, TableWatch } from './support/table_watch.mjs';

const stage = setStage();

test('a person plays a whole game against the computer, from the lobby to 250, and another one after it', async () => {
  const page = await newPerson(stage.browser);
  const watch = new TableWatch(page);
  await page.goto(stage.server.url);
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
  const page = await newPerson(stage.browser);
  const watch = new TableWatch(page);
  await page.goto(stage.server.url);
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
  const page = await newPerson(stage.browser, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  const watch = new TableWatch(page);
  await page.goto(stage.server.url);
  await page.getByRole('button', { name: 'Play against the computer' }).tap();
  await watch.until('the first round', (view) => view.state === 'playing');
  await playOn(page, watch, (view) => view.state !== 'playing');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(sideways, false);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

/** Presses a key again, as a person would, until the page shows that it was heard. */
async function pressUntil(page, key, selector) {
  const heard = page.locator(selector).first();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press(key);
    if (await heard.waitFor({ timeout: 1000 }).then(() => true, () => false)) return;
  }
  throw new Error(`pressed ${key} twenty times, and there was no ${selector}`);
}

async function layByKeyboard(page) {
  await pressUntil(page, 'n', 'button.held.legal:focus');
  await pressUntil(page, 'Enter', '.chooser, button.held[aria-pressed="true"]');
  await page.keyboard.press((await page.locator('.chooser').count()) ? 's' : 'Shift+Enter');
}

test('a round can be played by keyboard alone', async () => {
  const page = await newPerson(stage.browser);
  const watch = new TableWatch(page);
  await page.goto(stage.server.url);
  const start = page.getByRole('button', { name: 'Play against the computer' });
  while (!(await start.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await watch.until('the first round', (view) => view.state === 'playing');
  const keys = { take: 't', pass: 'p', draw: 'd' };
  while (watch.view.state === 'playing') {
    const offer = await nextOffer(page);
    const before = watch.seq;
    if (offer === 'card') await layByKeyboard(page);
    else if (offer in keys) await page.keyboard.press(keys[offer]);
    else break;
    await watch.until(`an answer to ${offer}`, () => watch.seq > before);
  }
  assert.notEqual(watch.view.state, 'playing');
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
