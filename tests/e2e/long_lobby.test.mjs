// Five thousand tables in the lobby: the page draws what one looks at, finds what one types, and stays quick.
// The tables are made up: the test is the server of the page's socket.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { newPerson, openBrowser } from './support/browser.mjs';
import { GameServer } from './support/server.mjs';

/** The first example of a message that is as `wanted`. */
function golden(name, wanted = () => true) {
  const file = new URL(`../wire/golden/from_server/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).map((example) => example.message).find(wanted);
}

const count = 5_000;
const partSize = 200;
const names = ['Ann', 'Bo', 'Cy', 'Dee', 'Émilie', 'Fay', 'Gus', 'Hal'];
const some = golden('lobby', (message) => message.tables.length > 0).tables[0];
const tables = Array.from({ length: count }, (_, i) => ({
  ...some,
  ...{ table: `t${String(i).padStart(25, '0')}`, people: [names[i % names.length], `Guest ${i}`], host: `Guest ${i}` },
  ...{ state: i % 2 ? 'playing' : 'waiting', round: i % 2, created: count - i, access: 'public', locked: false },
}));

let server;
let browser;
before(async () => {
  server = await GameServer.start();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Is the server of the page's socket; returns what the page asked for, and a way to tell it something. */
async function standIn(page) {
  const asked = [];
  let tell = () => {};
  await page.routeWebSocket(/\/ws$/, (socket) => {
    tell = (message) => socket.send(JSON.stringify(message));
    const part = (t, from) => {
      const next = from + partSize < count ? String(from + partSize) : null;
      tell({ t, tables: tables.slice(from, from + partSize), next });
    };
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      asked.push(message);
      if (message.t === 'watch_lobby') part('lobby', 0);
      if (message.t === 'more_lobby') part('more_lobby', Number(message.after));
    });
    setTimeout(() => tell(golden('welcome')));
  });
  return { asked, tell: (message) => tell(message) };
}

/** Counts long tasks and slow frames of the page from now on. */
function startWatching() {
  const seen = { tasks: [], frames: [], on: true };
  globalThis.seen = seen;
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((e) => e.duration)))
    .observe({ type: 'longtask' });
  let last = performance.now();
  const frame = (now) => {
    seen.frames.push(now - last);
    last = now;
    if (seen.on) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

function seen() {
  const { tasks, frames } = globalThis.seen;
  const sorted = [...frames].sort((a, b) => a - b);
  const figures = { longTasks: tasks.length, longestTask: Math.max(0, ...tasks), frames: frames.length };
  figures.p95Frame = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  figures.longestFrame = sorted.at(-1) ?? 0;
  for (const key of Object.keys(figures)) figures[key] = Math.round(figures[key]);
  globalThis.seen.tasks = [];
  globalThis.seen.frames = [];
  return figures;
}

/** Whether the page hears that it scrolls: a slow one hears of it long after the next key. */
function listenToScrolling() {
  globalThis.scrollingIsHeard = true;
  addEventListener('scroll', (event) => globalThis.scrollingIsHeard || event.stopImmediatePropagation(), true);
}

/** The places in the list that the focus comes to, one for each time `key` is pressed; 0 is outside. */
async function placesBy(page, key, times) {
  const places = [];
  for (let i = 0; i < times; i += 1) {
    await page.keyboard.press(key);
    places.push(await page.evaluate(() => Number(document.activeElement.closest('li')?.ariaPosInSet ?? 0)));
  }
  return places;
}

const rows = (page) => page.locator('article.row').count();

test('five thousand tables: all of them can be reached, few of them are drawn', async (t) => {
  const page = await newPerson(browser);
  const { asked, tell } = await standIn(page);
  await page.addInitScript(startWatching);
  await page.addInitScript(listenToScrolling);
  await page.goto(server.url);
  await page.getByText('5,000 tables', { exact: true }).waitFor();
  assert.equal(asked.filter((message) => message.t === 'more_lobby').length, count / partSize - 1);
  t.diagnostic(`loading: ${JSON.stringify(await page.evaluate(seen))}`);

  // Down through the whole page in steps, and never more rows than a few windows hold.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  let most = 0;
  for (let step = 0; step <= 40; step += 1) {
    await page.evaluate((y) => scrollTo(0, y), (height * step) / 40);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    most = Math.max(most, await rows(page));
  }
  assert.ok(most > 0 && most < 160, `${most} rows drawn at most`);
  await page.getByText(`Guest ${count - 1}`).first().waitFor();
  t.diagnostic(`scrolling to the end: ${JSON.stringify(await page.evaluate(seen))}, ${most} rows at most`);

  // Changes keep coming while somebody types.
  await page.evaluate(() => scrollTo(0, 0));
  const field = page.getByRole('searchbox', { name: "Somebody's name" });
  for (const letter of 'guest 4321') {
    await field.press(letter);
    const from = Math.floor(Math.random() * (count - 50));
    tell({ t: 'lobby_changes', changed: tables.slice(from, from + 50).map((row) => ({ ...row, watchers: 3 })), gone: [] });
  }
  await page.getByText('1 of 5,000 tables').waitFor();
  assert.equal(await rows(page), 1);
  await page.getByRole('link', { name: /^Watch .*Guest 4321$/ }).waitFor();
  t.diagnostic(`typing amid changes: ${JSON.stringify(await page.evaluate(seen))}`);

  // By keyboard alone through the list: the focus never falls out of it, not even before the page has heard that
  // it scrolled.
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await page.getByRole('link', { name: /^Join/ }).first().focus();
  const forward = Array.from({ length: 60 }, (_, i) => i + 2);
  await page.evaluate(() => (globalThis.scrollingIsHeard = false));
  assert.deepEqual(await placesBy(page, 'Tab', 60), forward);
  await page.evaluate(() => (globalThis.scrollingIsHeard = true));
  assert.deepEqual(await placesBy(page, 'Tab', 20), forward.slice(-20).map((place) => place + 20));
  await page.evaluate(() => (globalThis.scrollingIsHeard = false));
  assert.deepEqual(await placesBy(page, 'Shift+Tab', 70), Array.from({ length: 70 }, (_, i) => 80 - i));
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
