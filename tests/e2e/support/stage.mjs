// What most tests need: a server and a browser that end with the file, people with pages, and tables to sit at.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { newPerson, openBrowser } from './browser.mjs';
import { GameServer } from './server.mjs';
import { TableWatch } from './table_watch.mjs';

/** A server (with these options) and a browser for all tests of the file. They are there when a test begins. */
export function setStage(options = {}) {
  const stage = {
    server: undefined,
    browser: undefined,
    /** Somebody new: a page in a context of its own, and what it is told. */
    async person(settings = {}) {
      const page = await newPerson(stage.browser, settings);
      return { page, watch: new TableWatch(page) };
    },
    people: (count) => Promise.all(Array.from({ length: count }, () => stage.person())),
  };
  before(async () => {
    stage.server = await GameServer.start(options);
    stage.browser = await openBrowser();
  });
  after(async () => {
    await stage.browser?.close();
    await stage.server?.stop();
  });
  return stage;
}

/** Opens a table by the form; `choose` changes what it likes before. The table's address. */
export async function openTable(stage, page, { seats = 2, choose = async () => {} } = {}) {
  await page.goto(`${stage.server.url}/new`);
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await choose(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\/[a-z2-7]{26}$/i);
  return page.url();
}

/** Sits two people at a table for two, the first its host, and deals. The table's address. */
export async function twoAtATable(stage, [ann, bo], settings = {}) {
  const address = await openTable(stage, ann.page, settings);
  await bo.page.goto(address);
  await bo.page.getByRole('button', { name: 'Sit at seat 2' }).click();
  await bo.watch.until('Bo has a seat', (view) => view.you === 1);
  await ann.page.getByRole('button', { name: /^Deal/ }).click();
  for (const { watch } of [ann, bo]) await watch.until('the round', (view) => view.state === 'playing');
  return address;
}

/** Nobody's page has failed; all go home. */
export async function goHome(...people) {
  for (const { page } of people) assert.deepEqual(page.errors, []);
  await Promise.all(people.map(({ page }) => page.context().close()));
}
