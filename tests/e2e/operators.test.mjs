// The operators' page in a real browser, beside people who play.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { newPerson } from './support/browser.mjs';
import { goHome, setStage } from './support/stage.mjs';

/** One that nobody listens on at this moment. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const stage = setStage({
  flags: ['--access', 'invite', '--admin-port', String(await freePort())],
});

const axe = await readFile(
  new URL('../../web/node_modules/axe-core/axe.min.js', import.meta.url), 'utf8',
);

/** The operators' page, opened as `kitchen-table admin page` says. */
async function operator(settings = {}) {
  const page = await newPerson(stage.browser, settings);
  const { address } = await stage.server.admin('page');
  await page.goto(address);
  await page.getByText('rounds under way').waitFor();
  return { page, address };
}

const section = (page, name) =>
  page.getByRole('navigation').getByRole('button', { name, exact: true }).click();

test('the page shows nothing before it has the token, which leaves the address bar', async () => {
  const { page, address } = await operator();
  const [place, token] = address.split('#');
  assert.equal(page.url(), place);
  const stranger = await newPerson(stage.browser);
  await stranger.goto(place);
  await stranger.getByLabel('Token').fill('guess');
  await stranger.getByRole('button', { name: 'Open' }).click();
  await stranger.getByText('That is not the server’s token.').waitFor();
  await stranger.getByLabel('Token').fill(token);
  await stranger.getByRole('button', { name: 'Open' }).click();
  await stranger.getByText('rounds under way').waitFor();
  // The browser itself reports the refused request.
  assert.deepEqual(stranger.errors.filter((error) => !error.includes('401')), []);
  await stranger.context().close();
  await goHome({ page });
});

test('an operator lets somebody in, invites somebody else, and sees what was done', async () => {
  const { page } = await operator();
  const [ann, bo] = await stage.people(2);
  await ann.page.goto(stage.server.url);
  await ann.page.getByRole('link', { name: 'Request an invitation' }).click();
  await ann.page.getByLabel('Your name').fill('Ann Chovy');
  await ann.page.getByRole('button', { name: 'Send the request' }).click();
  await ann.page.getByText('You have asked for an invitation as Ann Chovy.').waitFor();

  await section(page, 'Requests');
  await page.getByText('Ann Chovy').waitFor();
  await page.getByRole('button', { name: 'Let in' }).click();
  await ann.page.getByText('Welcome, Ann Chovy. The host has let you in.').waitFor();

  await section(page, 'Invitations');
  await page.getByLabel('For whom').fill('For Bo');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByText(/^http.*\/i\/[a-z2-7]{26}$/).textContent();
  await bo.page.goto(link);
  await bo.page.getByText('For Bo').waitFor();

  await section(page, 'Acts');
  await page.getByRole('cell', { name: 'request_approve' }).waitFor();
  await page.getByRole('cell', { name: 'invite_create' }).waitFor();
  await goHome({ page }, ann, bo);
});

for (const [place, settings] of [
  ['a desk by day', { viewport: { width: 1200, height: 800 }, 'colorScheme': 'light' }],
  ['a phone by night', { viewport: { width: 360, height: 640 }, 'colorScheme': 'dark' }],
]) {
  test(`every section can be read by everybody, on ${place}`, async () => {
    const { page } = await operator({ ...settings, bypassCSP: true });
    for (const name of [
      'Overview', 'Requests', 'Invitations', 'Tables', 'People', 'Reports', 'Acts',
    ]) {
      await section(page, name);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.waitForLoadState('networkidle');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${name} is wider than the page`);
      await page.evaluate(axe);
      const problems = await page.evaluate(async () => {
        const { violations } = await globalThis.axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
        });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`);
      });
      assert.deepEqual(problems, [], name);
    }
    await goHome({ page });
  });
}
