// A person at the page: looks at what is offered and uses it, by mouse, by touch or by keyboard alone.

const controls = {
  finished: 'h2.finished',
  ready: '.next button:enabled:has-text("Ready")',
  card: 'button.held.legal',
  take: '.actions button:enabled:has-text("Pick up")',
  pass: '.actions button:enabled:has-text("Pass")',
  draw: '.actions button.primary:enabled:has-text("Draw a card")',
};

/** Waits until the page has heard what became of the last thing done: until then it does no other. */
export const settled = (page) => page.waitForFunction(() => !document.querySelector('[data-sending]'));

/** Waits until the page offers something to do, and says what. */
export async function nextOffer(page) {
  await settled(page);
  const found = await page.waitForFunction((selectors) => {
    const plain = (selector) => {
      const [css, text] = selector.split(':has-text(');
      const wanted = text?.slice(1, -2);
      return [...document.querySelectorAll(css)].some((e) => !wanted || e.textContent.includes(wanted));
    };
    return Object.entries(selectors).find(([, selector]) => plain(selector))?.[0] ?? null;
  }, controls, { timeout: 30_000 });
  return found.jsonValue();
}

/** Lays the given card of the hand; names a suit if it is asked for. */
export async function lay(page, card, suit = 'Spades') {
  // Cards overlap: the strip with the index is what one can see and tap.
  const held = page.locator(`button.held.legal[data-card="${card}"]`).first();
  await held.click({ position: { x: 10, y: 30 } });
  const chooser = page.locator('.chooser');
  const play = page.locator('.actions button.primary:enabled', { hasText: /^(Play|Lay)/ });
  await chooser.or(play).first().waitFor();
  if (await chooser.count()) await chooser.getByRole('button', { name: new RegExp(`^${suit}`) }).click();
  else await play.click();
}

/** Does one thing that the page offers and waits until the server has heard it. */
export async function doOneThing(page, watch, offer) {
  const before = watch.seq;
  if (offer === 'card') {
    const card = await page.locator(controls.card).first().getAttribute('data-card');
    await lay(page, card);
  } else {
    await page.locator(controls[offer]).first().click();
  }
  await watch.until(`an answer to "${offer}"`, () => watch.seq > before);
}

/** Plays whatever is offered until `until` holds; returns how many things were done. */
export async function playOn(page, watch, until) {
  let done = 0;
  while (!until(watch.view)) {
    const offer = await nextOffer(page);
    // The computer may have ended the round meanwhile; then what is offered is the next one.
    if (offer === 'finished' || until(watch.view)) return done;
    await doOneThing(page, watch, offer);
    done += 1;
  }
  return done;
}
