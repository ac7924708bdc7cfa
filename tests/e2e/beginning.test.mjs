// How a visit begins: what is there, and what is on its way, before the client's own scripts have come.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newPerson, openBrowser } from './support/browser.mjs';
import { GameServer } from './support/server.mjs';
import { deal, newcomer, openTable, sitAt } from './support/tables.mjs';

let browser;
let server;
before(async () => {
  server = await GameServer.start();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Holds back the client's main script until the answer's `release` is called. */
async function withoutTheClient(page) {
  let release;
  const held = new Promise((go_on) => (release = go_on));
  await page.route('**/assets/base-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return { release };
}

/** All that the page's sockets say, in order. */
function socketsOf(page) {
  const said = [];
  const sockets = [];
  page.on('websocket', (socket) => {
    sockets.push(socket);
    socket.on('framereceived', ({ payload }) => said.push(JSON.parse(payload).t));
    socket.on('framesent', ({ payload }) => said.push(`asked: ${JSON.parse(payload).t}`));
  });
  return { said, sockets };
}

test('the welcome comes while the scripts are still on their way, and the client goes on with that socket', async () => {
  const page = await newPerson(browser);
  const { said, sockets } = socketsOf(page);
  const { release } = await withoutTheClient(page);
  const socket = page.waitForEvent('websocket');
  await page.goto(server.url, { waitUntil: 'commit' });
  await (await socket).waitForEvent('framereceived');
  assert.deepEqual(said, ['welcome']);
  await page.getByText('Kitchen Table').waitFor();
  release();
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  await page.locator('button.held').first().waitFor();
  assert.equal(sockets.length, 1);

  // The same table by its address: it is asked for at once.
  said.length = 0;
  await page.reload();
  await page.locator('button.held').first().waitFor();
  assert.deepEqual(said.slice(0, 3), ['welcome', 'asked: join', 'view']);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test('a guest sits down before the board has come, and what is beside a board may fail without harm', async () => {
  const host = await newcomer(browser);
  const address = await openTable(server, host);
  const guest = await newcomer(browser);
  const asked = [];
  guest.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let come;
  const held = new Promise((go_on) => (come = go_on));
  await guest.page.route('**/assets/board-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await guest.page.route('**/assets/beside-*.js', (route) => route.abort());
  await sitAt(address, guest, 1);
  assert.ok(asked.some((path) => path.startsWith('/assets/waiting-')));
  assert.ok(!asked.some((path) => path.startsWith('/assets/lobby-')));
  come();
  await deal(host, [host, guest]);

  // The menu opens at once, and says that its inside could not be had.
  await guest.page.getByRole('button', { name: 'Menu' }).click();
  const menu = guest.page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('This could not be loaded').waitFor();
  await menu.getByRole('button', { name: 'Close' }).click();
  await guest.page.unroute('**/assets/beside-*.js');
  await guest.page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByText('How you like it').waitFor();
  await host.page.context().close();
  await guest.page.context().close();
});

test('whoever chose the dark theme never sees the light one', async () => {
  const page = await newPerson(browser); // whose system wishes the light one
  await page.addInitScript(() => localStorage.setItem('kitchen-table.preferences', '{"theme":"dark"}'));
  const { release } = await withoutTheClient(page);
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.locator('html[data-theme="dark"]').waitFor();
  release();
  await page.getByRole('button', { name: 'Play against the computer' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  await page.context().close();
});

test('without JavaScript the page says what it needs', async () => {
  const page = await newPerson(browser, { javaScriptEnabled: false });
  await page.goto(server.url);
  const words = page.locator('.needs-script');
  await words.waitFor();
  assert.match(await words.innerText(), /please allow JavaScript.*permettez JavaScript/s);
  await page.context().close();
});
