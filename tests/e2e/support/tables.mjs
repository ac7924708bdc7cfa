// Opening a table by the form, and sitting down at one.
import { newPerson } from './browser.mjs';
import { TableWatch } from './table_watch.mjs';

/** A new person with a page, and what that page is told. */
export async function newcomer(browser, options = {}) {
  const page = await newPerson(browser, options);
  return { page, watch: new TableWatch(page) };
}

/** Opens a table with what is chosen in the form (names of radio buttons) and returns its address. */
export async function openTable(server, { page }, choices = ['2']) {
  await page.goto(`${server.url}/new`);
  for (const name of choices) await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\/[a-z2-7]{26}$/i);
  return page.url();
}

/** Goes to a table that waits and sits down there. */
export async function sitAt(address, { page, watch }, seat) {
  await page.goto(address);
  await page.getByRole('button', { name: `Sit at seat ${seat + 1}` }).click();
  await watch.until('a seat', (view) => view.you === seat);
}

/** The host deals; everybody has the round. */
export async function deal(host, people) {
  await host.page.getByRole('button', { name: /^Deal/ }).click();
  for (const { watch } of people) await watch.until('the round', (view) => view.state === 'playing');
}

export async function leaveAll(people) {
  await Promise.all(people.map(({ page }) => page.context().close()));
}
