// What a host does about who sits where, in three browsers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson } from './support/browser.mjs';
import { setStage } from './support/stage.mjs';
import { TableWatch } from './support/table_watch.mjs';

const stage = setStage();

test('a host adds a computer, removes somebody for good, changes places, pauses and hands over', async () => {
  const [ann, bo, cy] = await Promise.all([newPerson(stage.browser), newPerson(stage.browser), newPerson(stage.browser)]);
  const [annWatch, boWatch, cyWatch] = [ann, bo, cy].map((page) => new TableWatch(page));
  await ann.goto(`${stage.server.url}/new`);
  await ann.getByRole('radio', { name: '3', exact: true }).check();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.waitForURL(/\/t\/[a-z2-7]{26}$/i);
  const address = ann.url();

  await bo.goto(address);
  await bo.getByRole('button', { name: 'Sit at seat 2' }).click();
  await boWatch.until('Bo has a seat', (view) => view.you === 1);
  await ann.getByRole('button', { name: 'Seats' }).click();
  const seats = ann.getByRole('dialog');
  await seats.getByRole('button', { name: 'Add a computer' }).click();
  await annWatch.until('a computer sits there', (view) => view.seats[2].kind === 'computer');

  await seats.getByRole('button', { name: /^Remove/ }).first().click();
  await seats.getByRole('button', { name: 'Yes, remove' }).click();
  await annWatch.until('Bo is gone', (view) => view.seats[1].kind === 'empty');
  await bo.getByText('The host has closed it to you').waitFor();
  await bo.goto(address);
  await bo.getByText('The host has closed it to you').waitFor();

  await cy.goto(address);
  await cy.getByRole('button', { name: 'Sit at seat 2' }).click();
  await cyWatch.until('Cy has a seat', (view) => view.you === 1);
  await seats.getByRole('button', { name: /down$/ }).first().click();
  await annWatch.until('they have changed places', (view) => view.you === 1);
  await cyWatch.until('both of them', (view) => view.you === 0);
  await ann.keyboard.press('Escape');

  await ann.getByRole('button', { name: /^Deal/ }).click();
  await annWatch.until('the round', (view) => view.state === 'playing');
  await ann.getByRole('button', { name: 'Menu' }).click();
  await ann.getByRole('button', { name: 'Seats' }).click();
  await ann.getByRole('button', { name: 'Pause the game' }).click();
  await cyWatch.until('all stands', (view) => view.paused);
  await cy.getByText('The host has paused the game').first().waitFor();
  await ann.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
  await cyWatch.until('it goes on', (view) => !view.paused);
  await ann.getByRole('dialog').getByRole('button', { name: /^Make .* the host$/ }).click();
  await cyWatch.until('Cy is host', (view) => view.you_host);
  for (const page of [ann, bo, cy]) assert.deepEqual(page.errors, []);
  await Promise.all([ann, bo, cy].map((page) => page.context().close()));
});
