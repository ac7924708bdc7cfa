// Lets Lighthouse judge the lobby and a table in play, as a phone and as a desk, against the test build of the server.
// Run it by scripts/lighthouse. Fails where a category is below the wanted score.
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { GameServer } from '../e2e/support/server.mjs';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'build/lighthouse' },
    visits: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const wanted = 0.95;
const categories = ['performance', 'accessibility', 'best-practices'];
const presets = { mobile: undefined, desktop: desktopConfig };
const chromeFlags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** Sits down at a table with computers in the browser's own profile, where Lighthouse finds the seat again. */
async function sitDown(port, server) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  await page.locator('button.held').first().waitFor();
  const address = page.url();
  await page.close();
  await browser.close();
  return address;
}

/** What costs points, the dearest first. */
function faults({ categories: judged, audits }) {
  return Object.values(judged).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && audits[audit].score !== null && audits[audit].score < 0.9)
      .map(({ id: audit }) => {
        const { title, displayValue = '', score, details } = audits[audit];
        const where = (details?.items ?? []).slice(0, 3).map((item) => item.node?.selector ?? item.url ?? item.description);
        return `    ${id}: ${title} ${displayValue} (${score}) ${where.filter(Boolean).join('; ')}`;
      }),
  );
}

/** Chromium on a profile that is there already: the cost of making one is not the page's. */
function openChrome(profile) {
  return launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium', chromeFlags, userDataDir: profile, ignoreDefaultFlags: true,
  });
}

/**
 * Each visit is a first one, as Lighthouse makes them where it may empty the browser: only the cookie that has the seat
 * stays. A second visit would be judged with the service worker's start, and with what V8 makes of scripts it met before.
 */
async function emptyBrowser(profile) {
  for (const kept of ['Cache', 'Code Cache', 'Service Worker'])
    await rm(path.join(profile, 'Default', kept), { recursive: true, force: true });
}

async function visit(address, preset, profile) {
  await emptyBrowser(profile);
  const chrome = await openChrome(profile);
  try {
    const flags = {
      port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: categories, disableStorageReset: true,
    };
    return await lighthouse(address, flags, presets[preset]);
  } finally {
    await chrome.kill();
  }
}

/** The visit whose performance is in the middle of several: a single one varies by five points and more. */
async function middleVisit(address, preset, profile) {
  const visits = [];
  for (let i = 0; i < Number(options.visits); i += 1) visits.push(await visit(address, preset, profile));
  const performance = ({ lhr }) => lhr.categories.performance.score;
  visits.sort((one, other) => performance(one) - performance(other));
  return visits[Math.floor(visits.length / 2)];
}

async function judge(name, address, preset, profile) {
  const { lhr, report } = await middleVisit(address, preset, profile);
  await writeFile(path.join(options.out, `${name}-${preset}.json`), report);
  const scores = categories.map((category) => lhr.categories[category].score);
  const cells = scores.map((score) => String(Math.round(score * 100)).padStart(14));
  const blocked = Math.round(lhr.audits['total-blocking-time'].numericValue);
  console.log(`${name.padEnd(8)}${preset.padEnd(8)}${cells.join('')}${`${blocked} ms`.padStart(14)}`);
  for (const fault of faults(lhr)) console.log(fault);
  if (lhr.runtimeError) console.log(`    ${lhr.runtimeError.message}`);
  return scores.every((score) => score >= wanted);
}

async function sitDownIn(profile, server) {
  const chrome = await openChrome(profile);
  try {
    return await sitDown(chrome.port, server);
  } finally {
    await chrome.kill();
  }
}

/** A page with nothing on it: what it is judged to cost is the machine's and the browser's own. */
async function servePlainPage() {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Nothing</title>
    <meta name="viewport" content="width=device-width"></head><body><main><h1>Nothing</h1></main></body></html>`;
  const plain = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(page)).listen(0);
  await once(plain, 'listening');
  return { address: `http://localhost:${plain.address().port}/`, close: () => plain.close() };
}

await mkdir(options.out, { recursive: true });
// Nobody takes the seat while its page is closed.
const server = await GameServer.start({ pace: 100, flags: ['--away-ms', '3600000'] });
const profile = await mkdtemp(path.join(tmpdir(), 'kitchen-table-lighthouse-'));
const plain = await servePlainPage();
let good = true;
try {
  const pages = { nothing: plain.address, lobby: server.url, table: await sitDownIn(profile, server) };
  console.log(`${''.padEnd(16)}${[...categories, 'blocked'].map((word) => ` ${word}`.padStart(14)).join('')}`);
  for (const [name, address] of Object.entries(pages)) {
    for (const preset of Object.keys(presets)) {
      if (options.only && options.only !== `${name}-${preset}`) continue;
      if (!(await judge(name, address, preset, profile)) && name !== 'nothing') good = false;
    }
  }
} finally {
  plain.close();
  await server.stop();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}
process.exitCode = good ? 0 : 1;
