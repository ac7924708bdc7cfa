// A finished round is a link: it opens in another browser, without a name or a seat, and can be gone through.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOn } from './support/playing.mjs';
import { goHome, openTable, setStage } from './support/stage.mjs';

const stage = setStage();
const caption = (page) => page.locator('p.caption').innerText();
const step = (page) => page.getByRole('slider').inputValue().then(Number);

/** A round at a table for two against a computer, and the address of its replay. */
async function playedRound() {
  const ann = await stage.person();
  await openTable(stage, ann.page);
  await ann.page.getByRole('button', { name: /^Deal/ }).click();
  await ann.watch.until('the round', (view) => view.state === 'playing');
  await playOn(ann.page, ann.watch, (view) => view.sheet.length > 0);
  const [row] = ann.watch.view.sheet;
  return { ann, path: `/r/${row.id}`, left: row.hands.flat().length };
}

test('a round that is over is watched again by its link in another browser, from any seat, to the same end', async () => {
  const { ann, path, left } = await playedRound();
  const stranger = await stage.person();
  const { page } = stranger;
  await page.goto(stage.server.url + path);
  await page.getByRole('heading', { level: 1, name: /^Round 1/ }).waitFor();
  assert.match(await caption(page), /Round 1: .* dealt/);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.equal(await step(page), 2);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await step(page), 1);

  assert.equal(await page.locator('.hands > li').count(), 2, 'all hands are open at first');
  await page.keyboard.press('v');
  assert.equal(await page.getByRole('combobox', { name: 'Seen by' }).inputValue(), '0');
  assert.ok((await page.locator('button.held').count()) > 0, 'the first seat has a hand');

  const events = page.getByRole('complementary').getByRole('button');
  await events.nth(3).click();
  assert.equal(await events.nth(3).getAttribute('aria-current'), 'step');

  await page.keyboard.press('End');
  await page.locator('.over .hands').waitFor();
  assert.equal(await page.locator('.over .hands .card').count(), left, 'the end shows the cards that were left');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  assert.ok((await step(page)) < 3, 'from its end it plays from the deal');
  await goHome(ann, stranger);
});

test('an address of no round says so, and what to do', async () => {
  const stranger = await stage.person();
  await stranger.page.goto(`${stage.server.url}/r/${'0'.repeat(32)}`);
  await stranger.page.getByRole('heading', { name: 'This round is not here' }).waitFor();
  await stranger.page.getByRole('link', { name: 'To the lobby' }).click();
  await stranger.page.getByRole('link', { name: 'New table' }).first().waitFor();
  // The browser itself notes the file that is not there.
  stranger.page.errors = stranger.page.errors.filter((error) => !error.includes('404'));
  await goHome(stranger);
});
