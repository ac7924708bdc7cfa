import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson } from './support/browser.mjs';
import { doOneThing, nextOffer } from './support/playing.mjs';
import { setStage } from './support/stage.mjs';
import { standing, TableWatch } from './support/table_watch.mjs';

const stage = setStage();

/** Opens a table for two by the form and returns its address. */
async function newTable(page) {
  await page.goto(`${stage.server.url}/`);
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\/[a-z2-7]{26}$/i);
  return page.url();
}

test('two people play a round in two browsers while a third watches and sees no hand', async () => {
  const [ann, bo, cy] = await Promise.all([newPerson(stage.browser), newPerson(stage.browser), newPerson(stage.browser)]);
  const [annWatch, boWatch, cyWatch] = [ann, bo, cy].map((page) => new TableWatch(page));
  const address = await newTable(ann);

  await bo.goto(stage.server.url);
  await bo.getByRole('link', { name: /Join/ }).or(bo.getByRole('button', { name: /Join/ })).first().click();
  await boWatch.until('Bo has a seat', (view) => view.you === 1);
  await cy.goto(address);
  await cyWatch.until('Cy watches', (view) => view.you === null);

  await ann.getByRole('button', { name: /^Deal/ }).click();
  for (const watch of [annWatch, boWatch, cyWatch]) {
    await watch.until('the round', (view) => view.state === 'playing');
  }
  await cy.getByText('You are watching').first().waitFor();
  assert.equal(await cy.locator('button.held').count(), 0);

  const seats = [{ page: ann, watch: annWatch }, { page: bo, watch: boWatch }];
  while (annWatch.view.state === 'playing') {
    const mover = seats[annWatch.view.turn];
    const seq = annWatch.seq;
    await doOneThing(mover.page, mover.watch, await nextOffer(mover.page));
    await annWatch.until('Ann hears of it', () => annWatch.seq > seq);
  }
  await boWatch.until('Bo hears the end', (view) => view.over !== null);
  await cyWatch.until('Cy hears the end', (view) => view.over !== null);
  assert.deepEqual(annWatch.view.totals, boWatch.view.totals);
  assert.deepEqual(annWatch.view.totals, cyWatch.view.totals);
  for (const text of cyWatch.texts) {
    assert.doesNotMatch(text, /"hand":|"legal":/, 'a spectator is never sent a hand');
  }
  // Each hears what the other drew only as a number.
  for (const { watch } of seats) {
    const drawn = watch.texts.flatMap((text) => JSON.parse(text).notices ?? [])
      .filter((notice) => ['drew', 'took'].includes(notice.n) && notice.seat !== watch.view.you);
    assert.ok(drawn.every((notice) => !('cards' in notice)));
  }
  for (const page of [ann, bo, cy]) assert.deepEqual(page.errors, []);
  await Promise.all([ann, bo, cy].map((page) => page.context().close()));
});

test('who loses the connection comes back to the same table and misses nothing', async () => {
  const [ann, bo] = await Promise.all([newPerson(stage.browser), newPerson(stage.browser)]);
  const [annWatch, boWatch] = [ann, bo].map((page) => new TableWatch(page));
  const address = await newTable(ann);
  await bo.goto(address);
  await bo.getByRole('button', { name: 'Sit at seat 2' }).click();
  await boWatch.until('Bo has a seat', (view) => view.you === 1);
  await ann.getByRole('button', { name: /^Deal/ }).click();
  await annWatch.until('the round', (view) => view.state === 'playing');
  await boWatch.until('the round', (view) => view.state === 'playing');

  await bo.context().setOffline(true);
  await bo.evaluate(() => dispatchEvent(new Event('offline')));
  await bo.context().setOffline(false);
  await bo.evaluate(() => dispatchEvent(new Event('online')));
  const mover = annWatch.view.turn === 0 ? { page: ann, watch: annWatch } : { page: bo, watch: boWatch };
  await doOneThing(mover.page, mover.watch, await nextOffer(mover.page));
  await boWatch.until('both at the same point', () => boWatch.seq === annWatch.seq);
  assert.deepEqual(standing(boWatch.view).counts, standing(annWatch.view).counts);
  await Promise.all([ann, bo].map((page) => page.context().close()));
});

test('who just wants to play sits down where somebody waits, and the table deals by itself', async () => {
  const [ann, bo] = await Promise.all([newPerson(stage.browser), newPerson(stage.browser)]);
  const [annWatch, boWatch] = [ann, bo].map((page) => new TableWatch(page));
  await ann.goto(stage.server.url);
  await ann.getByRole('button', { name: 'Play now' }).click();
  await annWatch.until('Ann has a table', (view) => view.you === 0 && view.state === 'waiting');
  await ann.getByText(/^Dealing in/).waitFor();
  await bo.goto(stage.server.url);
  await bo.getByRole('button', { name: /^Join/ }).or(bo.getByRole('link', { name: /^Join/ })).first().waitFor();
  await bo.getByRole('button', { name: 'Play now' }).click();
  await boWatch.until('Bo sits beside her', (view) => view.you === 1);
  assert.equal(bo.url(), ann.url());
  await annWatch.until('it deals by itself', (view) => view.state !== 'waiting', 20_000);
  assert.deepEqual(annWatch.view.seats.map((seat) => seat.kind), ['person', 'person', 'computer', 'computer']);
  for (const page of [ann, bo]) assert.deepEqual(page.errors, []);
  await Promise.all([ann, bo].map((page) => page.context().close()));
});
