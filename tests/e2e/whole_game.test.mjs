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
