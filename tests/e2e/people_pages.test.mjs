// What people have of themselves: their name on several devices, their games, a copy of their data, and its end.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { doOneThing, nextOffer } from './support/playing.mjs';
import { isSoon } from './support/by_ear.mjs';
import { goHome, setStage, twoAtATable } from './support/stage.mjs';

const stage = setStage();

/** Says their name in the box of the first visit. */
async function introduce({ page }, name) {
  await page.goto(stage.server.url);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: "That's me" }).click();
  await page.getByRole('heading', { name: 'What shall the others call you?' }).waitFor({ state: 'detached' });
}

/** Who the server last took the page for. */
function known({ watch }) {
  const messages = watch.texts.map((text) => JSON.parse(text));
  return messages.filter((message) => ['welcome', 'you'].includes(message.t)).at(-1).person;
}

async function myPage({ page }) {
  await page.goto(`${stage.server.url}/me`);
  await page.getByRole('heading', { name: 'You', exact: true }).waitFor();
}

/** Says that they are ready; by then the time may be up and the round dealt. */
async function getReady({ page, watch }) {
  await page.locator('.next button:enabled', { hasText: 'Ready' }).click({ timeout: 5_000 }).catch(() => {});
  await watch.until('the next round', (view) => view.state !== 'between_rounds');
}

/** Two people play to 50, and nobody hurries them. */
async function shortGame(people) {
  await twoAtATable(stage, people, {
    choose: async (page) => {
      await page.getByRole('radio', { name: /^to 50$/i }).check();
      await page.getByRole('radio', { name: 'As long as it takes' }).check();
    },
  });
  const view = () => people[0].watch.view;
  while (view().state !== 'game_over') {
    if (view().state === 'between_rounds') {
      await Promise.all(people.map(getReady));
    } else {
      const { page, watch } = people[view().turn];
      await doOneThing(page, watch, await nextOffer(page));
    }
    const seq = Math.max(...people.map(({ watch }) => watch.seq));
    for (const { watch } of people) await watch.until('both hear of it', () => watch.seq >= seq);
  }
}

const cookies = async ({ page }) => (await page.context().cookies()).map((one) => one.value);

test('a name is taken to another browser by a link, which works once, and can be taken back', async () => {
  const [laptop, phone, other] = await stage.people(3);
  await introduce(laptop, 'Ann of the hill');
  await myPage(laptop);
  await laptop.page.getByRole('button', { name: 'Make a link' }).click();
  await laptop.page.getByRole('img', { name: /camera/ }).waitFor();
  const link = await laptop.page.getByLabel('Open this link on the other device').inputValue();
  assert.match(link, /\/s\/[a-z2-7]{26}$/i);

  await phone.page.goto(link);
  const guest = await cookies(phone);
  await phone.page.getByRole('button', { name: 'Use that name on this device' }).click();
  await phone.page.getByText('You are Ann of the hill here now.').waitFor();
  assert.equal(known(phone).id, known(laptop).id);
  assert.notDeepEqual(await cookies(phone), guest, 'the guest of that browser is left behind');

  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Use that name on this device' }).click();
  await other.page.getByText(/This link is not good any more/).waitFor();
  assert.notEqual(known(other).id, known(laptop).id);
  // A browser tells of every answer that is not good.
  other.page.errors = other.page.errors.filter((error) => !error.includes('404'));

  await myPage(laptop);
  const devices = laptop.page.getByRole('region', { name: 'Where you are signed in' });
  await devices.getByRole('button', { name: /^Remove/ }).click();
  await devices.getByRole('button', { name: 'Yes, sign it out' }).click();
  await phone.page.getByRole('heading', { name: 'You are signed out here' }).waitFor();
  const before = known(phone).id;
  await phone.page.getByRole('button', { name: 'Start anew' }).click();
  await phone.page.getByRole('button', { name: 'Play now' }).waitFor();
  assert.ok(await isSoon(() => known(phone).id !== before, 10_000), 'still the person of before');
  assert.equal(await devices.getByRole('listitem').count(), 1);
  await goHome(laptop, phone, other);
});

test('a game stands in the history of both, on its own page, among the leaders and in the saved copy', async () => {
  const [ann, bo] = await stage.people(2);
  await Promise.all([introduce(ann, 'Ann of the hill'), introduce(bo, 'Bo of the bay')]);
  await shortGame([ann, bo]);
  const { totals, winners, sheet } = ann.watch.view;
  await ann.page.getByRole('link', { name: 'Your finished games' }).first().click();
  await ann.page.getByRole('heading', { name: 'Your finished games' }).waitFor();
  await bo.page.goto(`${stage.server.url}/history`);
  for (const { page } of [ann, bo]) {
    const row = page.locator('.games > li');
    await row.first().waitFor();
    assert.equal(await row.count(), 1);
    const shown = await row.locator('.total').allTextContents();
    assert.deepEqual(shown.map((text) => Number(text.replace('−', '-'))), totals);
  }
  const won = winners.includes(0) ? ann : bo;

  await ann.page.locator('.games a').click();
  await ann.page.getByRole('heading', { name: 'Score sheet' }).waitFor();
  const chart = ann.page.getByRole('img', { name: /one line for each seat/ });
  assert.equal(await chart.count(), sheet.length >= 2 ? 1 : 0);
  await ann.page.getByText('The same people, together').waitFor();
  const name = known(won).name;
  await ann.page.getByRole('link', { name, exact: true }).first().click();
  await ann.page.getByRole('heading', { name, level: 1 }).waitFor();
  await ann.page.goto(`${stage.server.url}/leaders`);
  await ann.page.getByRole('row').filter({ hasText: name }).first().waitFor();

  await myPage(ann);
  const saving = ann.page.waitForEvent('download');
  await ann.page.getByRole('button', { name: 'Save a copy' }).click();
  const copy = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  assert.equal(copy.person.id, known(ann).id);
  assert.equal(copy.games.length, 1);
  assert.equal(copy.devices.length, 1);

  await myPage(bo);
  const gone = known(bo);
  await bo.page.getByRole('button', { name: 'Delete everything' }).click();
  await bo.page.getByRole('button', { name: 'Delete…' }).click();
  await bo.page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await bo.page.getByRole('heading', { name: 'Everything is deleted' }).waitFor();
  await bo.page.getByRole('button', { name: 'Start anew' }).click();
  await bo.page.getByRole('button', { name: 'Play now' }).waitFor();
  assert.ok(await isSoon(() => known(bo).id !== gone.id, 10_000), 'still the person of before');
  await bo.page.goto(`${stage.server.url}/history`);
  await bo.page.getByText(/No game you played to the end yet/).waitFor();

  await ann.page.goto(`${stage.server.url}/history`);
  await ann.page.getByText('somebody who has left').waitFor();
  assert.equal(await ann.page.getByText(gone.name, { exact: true }).count(), 0);
  await goHome(ann, bo);
});
