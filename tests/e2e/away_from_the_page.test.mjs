// What moves on the page, and what reaches somebody who looks elsewhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen } from './support/by_ear.mjs';
import { doOneThing, nextOffer } from './support/playing.mjs';
import { goHome, setStage, twoAtATable } from './support/stage.mjs';

const stage = setStage();

/** Makes the page believe that it is not seen, or that it is again: a browser without a screen shows every page. */
const hide = (page, hidden) => page.evaluate((value) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
  document.dispatchEvent(new Event('visibilitychange'));
}, hidden);

/** Counts what is set in motion from now on. */
const countMotions = (page) => page.evaluate(() => {
  window.motions = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...of) {
    window.motions += 1;
    return animate.apply(this, of);
  };
});
const motions = (page) => page.evaluate(() => window.motions);

/** What motion has left on the page, once everything has come to its end. */
const leftOver = (page) => page.evaluate(async () => {
  const ended = () => document.getAnimations().every(({ playState }) => playState === 'finished' || playState === 'idle');
  while (!ended()) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('.card-in-flight, .board [style*="transform"], .board [style*="opacity"]')].length;
});

/** One of the two does what their page offers; both have heard of it afterwards. */
async function oneGoes(people) {
  const { turn } = people[0].watch.view;
  const mover = people[turn];
  await doOneThing(mover.page, mover.watch, await nextOffer(mover.page));
  for (const { watch } of people) await watch.until('the same news', () => watch.seq >= mover.watch.seq);
}

test('motion that is interrupted leaves nothing on the page, and a page that is not seen plays nothing, also not later', async () => {
  const ann = await stage.person({ reducedMotion: 'no-preference' });
  const bo = await stage.person();
  const people = [ann, bo];
  await twoAtATable(stage, people);
  await countMotions(ann.page);
  // At once, one after the other: each news comes while the last still moves.
  for (let goes = 0; goes < 8 && ann.watch.view.state === 'playing'; goes += 1) await oneGoes(people);
  assert.ok((await motions(ann.page)) > 0, 'nothing has moved');
  assert.equal(await leftOver(ann.page), 0);

  if (ann.watch.view.state === 'playing') {
    await hide(ann.page, true);
    await countMotions(ann.page);
    for (let goes = 0; goes < 3 && ann.watch.view.state === 'playing'; goes += 1) await oneGoes(people);
    assert.equal(await motions(ann.page), 0);
    await hide(ann.page, false);
    assert.equal(await leftOver(ann.page), 0);
    assert.equal(await motions(ann.page), 0, 'what was missed was played when the page was seen again');
  }
  await goHome(...people);
});

/** A person whose browser lets the page notify, and what it was told to show. */
async function notified() {
  const ann = await stage.person();
  const context = ann.page.context();
  await context.grantPermissions(['notifications'], { origin: stage.server.url });
  const notices = [];
  await context.exposeFunction('noticed', (event) => notices.push(event));
  await context.addInitScript(() => {
    window.Notification = class {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title, { body, tag }) {
        this.tag = tag;
        window.noticed({ title, body, tag });
      }
      close() {
        window.noticed({ closed: this.tag });
      }
    };
  });
  return { ...ann, notices };
}

const switchNotices = async ({ page }) => {
  await page.goto(`${stage.server.url}/me`);
  await page.getByRole('checkbox', { name: /^Tell me when it is my turn/ }).click();
};

test('who looks elsewhere is told once that it is their turn, by a notice and by the title, until they look', async () => {
  const ann = await notified();
  const bo = await stage.person();
  await switchNotices(ann);
  await twoAtATable(stage, [ann, bo]);
  await hide(ann.page, true);
  ann.notices.length = 0;
  const passes = () => ann.watch.view.turn === 0;
  while (passes()) await oneGoes([ann, bo]);
  ann.notices.length = 0;
  await ann.page.waitForFunction(() => document.title === 'Kitchen Table');
  while (!passes()) await oneGoes([ann, bo]);
  await ann.page.waitForFunction(() => document.title === '(!) Your turn - Kitchen Table');
  const shown = ann.notices.filter(({ title }) => title);
  assert.equal(shown.length, 1);
  assert.equal(shown[0].title, 'Your turn');
  assert.match(shown[0].body, /^On the pile: .* in force/);
  assert.ok(!ann.notices.some(({ closed }) => closed), 'the notice went before anybody had looked');
  await hide(ann.page, false);
  assert.deepEqual(ann.notices.at(-1), { closed: shown[0].tag });
  await goHome(ann, bo);
});

test('where the browser refuses notices they go back to off, and it is said why', async () => {
  const context = await stage.browser.newContext({ permissions: [] });
  const ear = await listen(context);
  const page = await context.newPage();
  await switchNotices({ page });
  await ear.until('the reason', (text) => text.includes("doesn't let this page send notices"), 0);
  assert.equal(await page.getByRole('checkbox', { name: /^Tell me when it is my turn/ }).isChecked(), false);
  await context.close();
});
