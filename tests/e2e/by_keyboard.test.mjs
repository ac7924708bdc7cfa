// A whole game without a mouse or a finger: nothing is clicked, and nothing on the page is called from outside.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealByKeys, focused, layNext, press, pressUntil, tabTo } from './support/by_ear.mjs';
import { nextOffer } from './support/playing.mjs';
import { goHome, setStage } from './support/stage.mjs';

const stage = setStage();
const keys = { take: 't', pass: 'p', draw: 'd' };

/** Does what the page offers, by the key for it; false once the game is over. */
async function goOn({ page, watch }) {
  const offer = await nextOffer(page);
  if (offer === 'finished') return false;
  const before = watch.seq;
  const heeded = async () => watch.seq > before;
  if (offer === 'card') {
    await layNext(page);
    await watch.until('the card on the pile', () => watch.seq > before);
  } else if (offer === 'ready') {
    await tabTo(page, /^Ready$/);
    await press(page, 'Enter', heeded);
  } else {
    await pressUntil(page, keys[offer], heeded);
  }
  return true;
}

test('a whole game is played by keyboard alone: opened, dealt, won or lost, played again, and left', async () => {
  const ann = await stage.person();
  const { page, watch } = ann;
  await page.goto(stage.server.url);
  await dealByKeys(page);
  await watch.until('the first round', (view) => view.state === 'playing');
  while (await goOn(ann));
  assert.equal(watch.view.state, 'game_over');
  assert.ok(Math.max(...watch.view.totals) >= 50);
  assert.match((await focused(page)).name, /game/, 'the focus is not at the result');

  await tabTo(page, /^Another game$/);
  await page.keyboard.press('Enter');
  await watch.until('another game', (view) => view.game === 2 && view.state === 'playing');
  await goOn(ann);

  await tabTo(page, /^Menu$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Leave the table$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Leave/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${stage.server.url}/`);
  await goHome(ann);
});

test('the keys are shown by ?, and the letters can be switched off', async () => {
  const ann = await stage.person();
  const { page, watch } = ann;
  await page.goto(stage.server.url);
  await tabTo(page, /^Play against the computer$/);
  await page.keyboard.press('Enter');
  await watch.until('the first round', (view) => view.state === 'playing');
  const help = page.getByRole('dialog', { name: 'Help and keys' });
  await pressUntil(page, '?', () => help.isVisible());
  await help.getByText('pick up what is owed').waitFor();
  await page.keyboard.press('Escape');
  await tabTo(page, /^Menu$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Single letters are keys$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('n');
  assert.equal(await help.isVisible(), false);
  assert.doesNotMatch((await focused(page)).name, /played|fit/);
  await goHome(ann);
});
