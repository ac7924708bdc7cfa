// Somebody looks away twice in a row: the computer plays their hand until they say that they are back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doOneThing, nextOffer } from './support/playing.mjs';
import { goHome, setStage, twoAtATable } from './support/stage.mjs';

// The computer keeps its pace, so that there is time to come back before it has played the round out.
const stage = setStage();

const isPlayedFor = (view) => view.seats[view.you]?.driver === 'computer';

test('the computer plays for who is out of time twice, and gives the seat back at one tap', async () => {
  const [ann, bo] = await stage.people(2);
  await twoAtATable(stage, [ann, bo], {
    choose: (page) => page.getByRole('radio', { name: '20 seconds' }).check(),
  });
  // Ann does nothing; Bo plays whenever it is his turn.
  const deadline = Date.now() + 150_000;
  while (!isPlayedFor(ann.watch.view)) {
    assert.ok(Date.now() < deadline, 'nobody played for Ann');
    const { state, turn } = bo.watch.view;
    if (state === 'playing' && turn === 1) {
      await doOneThing(bo.page, bo.watch, await nextOffer(bo.page));
    } else {
      const { seq } = bo.watch;
      await bo.watch.until('what happens next', () => bo.watch.seq > seq, 30_000);
    }
  }
  await bo.page.getByText('computer').first().waitFor();
  await ann.page.getByRole('button', { name: "I'm back" }).click();
  await ann.watch.until('the seat again', (view) => view.seats[view.you].driver === 'person');
  assert.equal(ann.watch.view.you, 0);
  await goHome(ann, bo);
});
