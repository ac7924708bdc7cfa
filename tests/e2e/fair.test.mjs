// Nobody chooses the cards: each browser adds to the shuffle, checks it when the round is over, and finds out a
// server that puts another secret in the place of the one it promised. Files of rounds are checked without a server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forged } from './support/forged_round.mjs';
import { playOn } from './support/playing.mjs';
import { goHome, openTable, setStage } from './support/stage.mjs';

const stage = setStage();
const over = (view) => view.sheet.length > 0;
const fetched = (path) => fetch(stage.server.url + path).then((answer) => answer.text());

/** Somebody at a table for two against a computer, whose round is over. `before` is done before the page comes. */
async function playedRound(before = async () => {}) {
  const ann = await stage.person({ serviceWorkers: 'block' });
  await before(ann.page);
  await openTable(stage, ann.page);
  await ann.watch.until('the own part of the shuffle', (view) => view.contributed.includes(view.you));
  await ann.page.getByRole('button', { name: /^Deal/ }).click();
  await ann.watch.until('the round', (view) => view.state === 'playing');
  await playOn(ann.page, ann.watch, over);
  return { ann, path: `/r/${ann.watch.view.sheet[0].id}.jsonl` };
}

async function checked(page, text) {
  const file = {
    name: 'rounds.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(text),
  };
  await page.getByLabel('Record file').setInputFiles(file);
  const result = page.locator('.result.good, .result.bad');
  await result.waitFor();
  return result.innerText();
}

test("a round has the browser's own part in its shuffle, and a tick when it is over", async () => {
  const { ann, path } = await playedRound();
  await ann.page.getByText(/Shuffle checked$/).waitFor();
  const { contribution } = ann.watch.sent.find(({ t }) => t === 'contribute');
  const record = JSON.parse(await fetched(path));
  assert.deepEqual(record.fair.seats, [{ kind: 1, contribution }, { kind: 2 }]);

  await ann.page.getByRole('button', { name: 'How do I know?' }).click();
  const panel = ann.page.getByRole('dialog');
  const words = await panel.innerText();
  assert.match(words, /The number that your browser added is part of the shuffle/);
  assert.match(words, /Every card that you were shown/);
  assert.ok(words.includes(contribution));
  assert.equal(await panel.getByLabel('Secret, shown after the round').inputValue(), record.fair.secret);
  await goHome(ann);
});

test('a server that puts another secret in the place of the one it promised is found out', async () => {
  let sent = '';
  const { ann } = await playedRound((page) =>
    page.route('**/r/*.jsonl', async (route) => {
      const answer = await route.fetch();
      sent = forged((await answer.text()).trim());
      await route.fulfill({ response: answer, body: `${sent}\n` });
    }),
  );
  const alarm = ann.page.getByRole('alert').filter({ hasText: 'are not those that were promised' });
  await alarm.waitFor();
  assert.match(await alarm.innerText(), /put another secret in its place/);
  const [download] = await Promise.all([
    ann.page.waitForEvent('download'),
    alarm.getByRole('button', { name: 'Save the evidence' }).click(),
  ]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const evidence = Buffer.concat(chunks).toString();

  // By itself the record holds; with what the browser was shown it does not.
  const bo = await stage.person();
  await bo.page.goto(`${stage.server.url}/verify`);
  assert.match(await checked(bo.page, sent), /The one round in rounds.jsonl was shuffled as promised/);
  assert.match(await checked(bo.page, evidence), /put another secret in its place/);
  await goHome(ann, bo);
});

test('the page that checks files tells a good one from one that was changed, also without a network', async () => {
  const { ann, path } = await playedRound();
  const line = (await fetched(path)).trim();
  const record = JSON.parse(line);
  [record.pack[0], record.pack[1]] = [record.pack[1], record.pack[0]];
  const changed = `${line}\n${JSON.stringify(record)}\n`;

  const bo = await stage.person();
  const { page } = bo;
  await page.goto(`${stage.server.url}/verify`);
  await page.getByText('This page is kept in this browser now').waitFor();
  assert.match(await checked(page, line), /The one round in rounds.jsonl was shuffled as promised/);
  await page.context().setOffline(true);
  await page.reload();
  assert.match(await checked(page, changed), /Line 2: The pack does not lie in the order that follows/);
  page.errors.length = 0; // a socket that cannot be opened is told of on the console
  await goHome(ann, bo);
});

test('a replay is checked with all that it shows, and opens again from its file', async () => {
  const { ann, path } = await playedRound();
  const replay = path.replace('.jsonl', '.json');
  const { page } = await stage.person();
  await page.goto(stage.server.url + path.replace('.jsonl', ''));
  const shuffle = page.getByRole('group', {
    name: 'The shuffle of this round',
  });
  await shuffle.getByText(/The record holds$/).waitFor();
  await shuffle.getByRole('button', { name: 'How do I know?' }).click();
  assert.match(await page.getByRole('dialog').innerText(), /that this replay shows are those that follow/);

  const other = await stage.person();
  await other.page.goto(`${stage.server.url}/replay`);
  const buffer = Buffer.from(await fetched(replay));
  await other.page.getByLabel('Replay or record file').setInputFiles({
    name: 'r.json',
    mimeType: 'application/json',
    buffer,
  });
  await other.page.getByRole('heading', { level: 1, name: /^Round 1/ }).waitFor();
  await other.page.getByText(/The record holds$/).waitFor();
  assert.deepEqual(page.errors, []);
  await page.context().close();
  await goHome(ann, other);
});

/** Opens a file of records on the page that shows rounds out of files. */
async function opened(page, lines) {
  await page.getByLabel('Replay or record file').setInputFiles({
    name: 'rounds.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(lines.map((line) => `${line}\n`).join('')),
  });
}

test("the export of one's own games is watched again: one chooses a round, and a changed one is refused in words", async () => {
  const { ann } = await playedRound();
  await playOn(ann.page, ann.watch, (view) => view.sheet.length > 1);
  const ids = ann.watch.view.sheet.map(({ id }) => id);
  const lines = await Promise.all(ids.map(async (id) => (await fetched(`/r/${id}.jsonl`)).trim()));
  // The winner of a round is another: its shuffle holds, but nobody can have played it so.
  const changed = JSON.parse(lines[0]);
  changed.end.points.reverse();

  const bo = await stage.person();
  const { page } = bo;
  await page.goto(`${stage.server.url}/replay`);
  await opened(page, [...lines, JSON.stringify(changed), ' '.repeat(40_000) + lines[0]]);
  const list = page.getByRole('list', { name: 'The rounds of the file' });
  const round = (number) => list.getByRole('button').nth(number - 1);
  await round(2).press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Round 2/ }).waitFor();
  await page.getByText(/The record holds$/).waitFor();
  await page.getByRole('button', { name: 'One step on' }).click();
  assert.equal(await page.getByRole('slider').inputValue(), '1');

  await page.getByRole('button', { name: 'The next one' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: "can't have been played like that" });
  await refusal.waitFor();
  assert.match(await refusal.innerText(), /The server says:\s*end/);
  await round(4).click();
  await page.getByRole('alert').filter({ hasText: 'longer than this server takes' }).waitFor();
  await round(1).click();
  await page.getByRole('heading', { level: 1, name: /^Round 1/ }).waitFor();
  page.errors = page.errors.filter((error) => !/4(13|22)/.test(error)); // the browser notes refusals itself
  await goHome(ann, bo);
});
