// A person who does not look: finds things with Tab and the arrows by what they are called, and hears the live regions.

/** Records every text that the live regions tell, in order, from the first moment of each page. It only listens. */
export async function listen(context) {
  const heard = [];
  const waiting = [];
  await context.exposeFunction('heard', (text) => {
    heard.push(text);
    for (const wake of waiting.splice(0)) wake();
  });
  await context.addInitScript(() => {
    const told = new WeakSet();
    const tell = (text) => text.trim() !== '' && window.heard(text.replace(/[\u200b\s]+/g, ' ').trim());
    const alerts = new WeakMap();
    const look = () => {
      for (const line of document.querySelectorAll('[role=log][aria-live] > p')) {
        if (!told.has(line)) tell(line.textContent);
        told.add(line);
      }
      for (const alert of document.querySelectorAll('[role=alert]')) {
        if (alerts.get(alert) !== alert.textContent) tell(alert.textContent);
        alerts.set(alert, alert.textContent);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return {
    heard,
    /** Everything told from place `from` on. */
    since: (from) => heard.slice(from).join(' '),
    /** Resolves when something is told that is as wanted, at place `from` or later; gives the place after it. */
    async until(what, wanted, from) {
      const deadline = Date.now() + 30_000;
      for (let at = from; ; at += 1) {
        while (at >= heard.length) {
          const left = deadline - Date.now();
          if (left <= 0) throw new Error(`heard nothing of: ${what}\n${heard.slice(-6).join('\n')}`);
          let timer;
          await new Promise((resolve) => {
            waiting.push(resolve);
            timer = setTimeout(resolve, left);
          });
          clearTimeout(timer);
        }
        if (wanted(heard[at])) return at + 1;
      }
    },
  };
}

/** What has the focus, as it is read out: its name and whether it is pressed or checked. */
export function focused(page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    const name = at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '';
    return {
      name: name.replace(/\s+/g, ' ').trim(),
      is: at?.tagName ?? '',
      on: at?.getAttribute('aria-pressed') === 'true' || at?.checked === true,
    };
  });
}

async function keyTo(page, key, name, most) {
  for (let presses = 0; presses < most; presses += 1) {
    const at = await focused(page);
    if (name.test(at.name) && at.is !== 'BODY') return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} leads to nothing that is called ${name}`);
}

/** Goes on with Tab to what is called so. */
export const tabTo = (page, name) => keyTo(page, 'Tab', name, 80);
/** Goes along a group of choices to the one that is called so. */
export const arrowTo = (page, name, key = 'ArrowRight') => keyTo(page, key, name, 12);

/** Whether that comes true within the time. */
export async function isSoon(heeded, ms) {
  const deadline = Date.now() + ms;
  while (!(await heeded())) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

/** Presses a letter until it was heeded: the board takes none while somebody may still be typing something else. */
export async function pressUntil(page, key, heeded) {
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press(key);
    if (await isSoon(heeded, 2500)) return;
  }
  throw new Error(`pressed ${key} ten times, and nothing came of it`);
}

/** Presses a key once: what has the focus always heeds it. */
export async function press(page, key, heeded) {
  await page.keyboard.press(key);
  if (!(await isSoon(heeded, 30_000))) throw new Error(`pressed ${key}, and nothing came of it`);
}

/** Lays the next card of the hand that fits; an eight names spades. */
export async function layNext(page) {
  const chooser = page.getByRole('group', { name: /^Name the suit/ });
  await pressUntil(page, 'n', async () => {
    const at = await focused(page);
    return at.is === 'BUTTON' && /can be played/.test(at.name);
  });
  // The card is lifted; one that needs a suit gives the focus to the suits.
  await press(page, 'Enter', async () => (await focused(page)).on || (await chooser.count()) > 0);
  await page.keyboard.press((await chooser.count()) > 0 ? 's' : 'Shift+Enter');
}

/** Opens a table against computers that plays to 50, from the lobby, by keys alone, and deals. */
export async function dealByKeys(page) {
  await tabTo(page, /^New table$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'A new table' }).waitFor();
  await tabTo(page, /^To 250/);
  await arrowTo(page, /^To 50\b/);
  await tabTo(page, /^Open the table$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Deal/ }).waitFor();
  await tabTo(page, /^Deal/);
  await page.keyboard.press('Enter');
}
