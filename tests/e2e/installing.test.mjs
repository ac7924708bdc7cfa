// The game as an installed app: the service worker never shows an old build, and says in words when nothing can be had.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { newPerson, openBrowser } from './support/browser.mjs';
import { doOneThing, nextOffer } from './support/playing.mjs';
import { GameServer } from './support/server.mjs';
import { openTable, sitAt, deal, leaveAll, newcomer } from './support/tables.mjs';

const built = process.env.KITCHEN_TABLE_WEB ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The client as another build would leave it: its scripts have other names, and the main one marks the page. */
function anotherBuild(folder) {
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.(gz|br)$/.test(file) });
  const change = (file, how) => writeFileSync(file, how(readFileSync(file, 'utf8')));
  const scripts = readdirSync(path.join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const other = (name) => name.replace(/-.([\w-]{7}\.js)$/, '-2$1');
  const renamed = (text) => scripts.reduce((all, name) => all.replaceAll(name, other(name)), text);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html')))
    change(path.join(folder, name), renamed);
  for (const name of scripts) {
    change(path.join(folder, 'assets', name), renamed);
    renameSync(path.join(folder, 'assets', name), path.join(folder, 'assets', other(name)));
  }
  const main = other(scripts.find((name) => /^base-[\w-]{8}\.js$/.test(name)));
  change(path.join(folder, 'assets', main), (text) => `document.documentElement.dataset.build = 'second';\n${text}`);
  change(path.join(folder, 'sw.js'), (text) => text.replace(/(["'`])[0-9a-f]{12}\1/, '$1222222222222$1'));
}

let browser;
let second;
before(async () => {
  second = mkdtempSync(path.join(tmpdir(), 'kitchen-table-second-'));
  anotherBuild(second);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  rmSync(second, { recursive: true });
});

/** The server starts again at the same address, with the client of that folder. */
async function serve(server, folder) {
  const kept = server.flags.filter((flag, i, all) => flag !== '--web' && all[i - 1] !== '--web');
  server.flags = folder ? [...kept, '--web', folder] : kept;
  await server.launch();
}

/** Visits until the worker looks after the page, so that the next visit goes through it. */
async function visit(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const heading = (page, name) => page.getByRole('heading', { level: 1, name });

test('the browser finds nothing that stands against installing the game', async () => {
  const server = await GameServer.start();
  const page = await newPerson(browser);
  await visit(page, server.url);
  const cdp = await page.context().newCDPSession(page);
  const { errors, data } = await cdp.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  for (const { src, type } of JSON.parse(data).icons) {
    const icon = await fetch(server.url + src);
    assert.equal(icon.headers.get('content-type'), type);
    assert.equal(icon.headers.get('cache-control'), 'no-cache');
  }
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A window without a trace of its own is never offered it.
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'), []);
  assert.deepEqual(page.errors, []);
  await page.context().close();
  await server.stop();
});

test('another build is shown at the very next visit, and the files of the old one go', async () => {
  const server = await GameServer.start();
  const page = await newPerson(browser);
  const build = () => page.evaluate(() => document.documentElement.dataset.build);
  const kept = () => page.evaluate(async () => (await caches.keys()).join());
  await visit(page, server.url);
  await page.reload(); // through the worker, which keeps the files of this build
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  assert.equal(await build(), undefined);
  const first = await kept();
  await server.pullPlug();
  await serve(server, second);
  await page.goto(`${server.url}/new`);
  await page.getByRole('button', { name: 'Open the table' }).waitFor();
  assert.equal(await build(), 'second');
  await page.waitForFunction(async (old) => !(await caches.keys()).includes(old), first);
  await page.goto(server.url);
  assert.equal(await build(), 'second');
  // Also back again: it is the server that says what is shown.
  await server.pullPlug();
  await serve(server, built);
  await page.goto(server.url);
  await heading(page, 'Kitchen Table').or(page.locator('h1')).first().waitFor();
  assert.equal(await build(), undefined);
  await page.context().close();
  await server.stop();
});

test('without a network there are words, and afterwards the game is where it was', async () => {
  const server = await GameServer.start();
  const people = await Promise.all([newcomer(browser), newcomer(browser)]);
  const [ann, bo] = people;
  const address = await openTable(server, ann);
  await sitAt(address, bo, 1);
  await deal(ann, people);
  await ann.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const { hand } = ann.watch.view;

  await ann.page.context().setOffline(true);
  await ann.page.reload();
  await heading(ann.page, 'You are offline').waitFor();
  await ann.page.getByText('Your seat is kept for a while.').waitFor();
  await ann.page.context().setOffline(false);
  ann.watch.view = null;
  await ann.page.getByRole('link', { name: 'Try again' }).click();
  await ann.watch.until('the table again', (view) => view.you === 0);
  assert.deepEqual(ann.watch.view.hand, hand);
  const mover = ann.watch.view.turn === 0 ? ann : bo;
  await doOneThing(mover.page, mover.watch, await nextOffer(mover.page));
  await leaveAll(people);
  await server.stop();
});

test('while the server is away there are words, in French for whoever reads French', async () => {
  const server = await GameServer.start();
  for (const [locale, gone, again] of [
    ['en-CA', 'Kitchen Table does not answer', 'Try again'],
    ['fr-CA', 'Kitchen Table ne répond pas', 'Réessayer'],
  ]) {
    const page = await newPerson(browser, { locale });
    await visit(page, `${server.url}/new`);
    await server.pullPlug();
    await page.goto(server.url);
    await heading(page, gone).waitFor();
    await server.launch();
    await page.getByRole('link', { name: again }).click();
    await page.locator('#app h1').first().waitFor();
    await page.context().close();
  }
  await server.stop();
});
