// People may call themselves what they like: on every page a name is text and nothing but text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPage, newPerson } from './support/browser.mjs';
import { keptAsTyped, keptOtherwise, refused } from './support/hostile_names.mjs';
import { setStage } from './support/stage.mjs';

// Hundreds of names in a few seconds are above what one person may say.
const flags = ['--messages-per-second', '1000', '--messages-burst', '1000', '--lobby-coalesce-ms', '0'];

// At a human pace no computer plays a card for whoever stands up and sits down again at once.
const stage = setStage({ pace: 100, flags });

/** Runs in each page before its own script: whatever a name manages to run or to load is noted here. */
function tellTale() {
  globalThis.ran = [];
  globalThis.p = () => globalThis.ran.push('p() ran');
  addEventListener('securitypolicyviolation', (event) => {
    globalThis.ran.push(`policy: ${event.violatedDirective} ${event.blockedURI}`);
  });
}

/** A new person whose pages tell of everything that a name made them do. */
async function wary() {
  const page = await newPerson(stage.browser);
  const context = page.context();
  await context.addInitScript(tellTale);
  return { context, first: watched(page), more: async () => watched(await newPage(context)) };
}

function watched(page) {
  page.on('dialog', (dialog) => {
    page.errors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return page;
}

/** In a page: a socket of the page's own person, spoken with in plain messages. */
function openSocket(page) {
  return page.evaluateHandle(() => {
    const socket = new WebSocket(`ws://${location.host}/ws`, 'kitchen-table.v1');
    const heard = [];
    const waiting = [];
    const look = () => {
      for (const one of [...waiting]) {
        const found = heard.find(one.wanted);
        if (!found) continue;
        waiting.splice(waiting.indexOf(one), 1);
        one.resolve(found);
      }
    };
    socket.onmessage = (event) => {
      heard.push(JSON.parse(event.data));
      look();
    };
    const until = (wanted) => new Promise((resolve) => {
      waiting.push({ wanted, resolve });
      look();
    });
    let requests = 0;
    const ask = async (message) => {
      heard.length = 0;
      const request_id = `r${++requests}`;
      socket.send(JSON.stringify({ ...message, request_id }));
      return until((m) => m.request_id === request_id);
    };
    /** Leaves the seat at `table` and takes it again: everybody there hears who went and who came. */
    const standUpAndSit = async (table) => {
      const answers = [await ask({ t: 'leave', table }), await ask({ t: 'sit', table, seat: 0 })];
      return answers.map(({ t }) => t);
    };
    const rename = async (name) => {
      const answer = await ask({ t: 'set_name', name });
      if (answer.t !== 'done') return { refused: answer.code };
      return { kept: (await until((m) => m.t === 'you')).person.name };
    };
    return new Promise((resolve) => {
      socket.onopen = () => resolve({ ask, standUpAndSit, rename });
    });
  });
}

/** Opens a table of two over the socket and gives its id. */
async function openTable(socket) {
  const answer = await socket.evaluate((s) => s.ask({ t: 'create', ruleset: 'newfoundland', seats: 2, turn_s: 0 }));
  assert.equal(answer.t, 'created');
  return answer.table;
}

/** Waits until these places of the page say exactly these texts, and no element has grown inside of them. */
async function says(page, what, places) {
  const look = (wanted) => Object.entries(wanted).every(([css, text]) => {
    const places = [...document.querySelectorAll(css)];
    return places.some((one) => one.textContent === text && one.querySelector(':scope *:not(span)') === null);
  });
  await page.waitForFunction(look, places, { timeout: 10_000 }).catch(async () => {
    const found = await page.evaluate((all) => all.map((css) => [...document.querySelectorAll(css)]
      .map((one) => `${css}: ${one.outerHTML.slice(0, 300)}`).slice(0, 4)), Object.keys(places));
    assert.fail(`${what} is not shown as ${JSON.stringify(places)} but ${found.flat().join('\n')}`);
  });
}

/** Gives oneself a name by the form behind one's own name. */
async function typeName(page, name) {
  await page.locator('header .me').click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
}

/** The kinds of elements on a page: a name must not add to them. */
const kinds = (page) => page.evaluate(() => [...new Set([...document.querySelectorAll('*')]
  .map((one) => one.localName))].sort());

const atStart = (text) => text.charAt(0).toUpperCase() + text.slice(1);

test('whatever people call themselves is shown as they wrote it, and nothing of it runs', async () => {
  const [ann, bo] = await Promise.all([wary(), wary()]);
  const header = ann.first;
  await header.goto(stage.server.url);
  await typeName(header, 'Ann');
  const atWaiting = await openSocket(header);
  const atPlay = await openSocket(header);
  const waitingTable = await openTable(atWaiting);
  const playTable = await openTable(atPlay);

  const lobby = bo.first;
  await lobby.goto(stage.server.url);
  const [waiting, board] = [await bo.more(), await bo.more()];
  await waiting.goto(`${stage.server.url}/t/${waitingTable}`);
  await board.goto(`${stage.server.url}/t/${playTable}`);
  await board.getByRole('button', { name: 'Sit at seat 2' }).click();
  await board.locator('.seat.mine').waitFor();
  await atPlay.evaluate((s, table) => s.ask({ t: 'start', table }), playTable);
  await board.locator('.log').waitFor();
  const pages = { header, lobby, waiting, board };

  const show = async (name) => {
    await says(board, 'the name at the table', { '.others .name': name });
    const answers = await atPlay.evaluate((s, table) => s.standUpAndSit(table), playTable);
    assert.deepEqual(answers, ['done', 'done']);
    const card = `article.row:has(a[href="/t/${waitingTable}"]) h3`;
    await Promise.all([
      says(header, 'the own name', { 'header .me .name': name }),
      says(lobby, 'the name in the lobby', { [card]: name }),
      says(waiting, 'the name before the deal', { '.seats .seat .name': name }),
      says(board, 'the name in the score and the log', {
        'thead th span': atStart(name),
        '.log li': atStart(`${name} left the table.`),
      }),
    ]);
  };
  const rename = (name) => atWaiting.evaluate((s, wanted) => s.rename(wanted), name);

  await show('Ann');
  const plain = {};
  for (const [where, page] of Object.entries(pages)) plain[where] = await kinds(page);

  for (const [typed, kept] of [...keptAsTyped.map((name) => [name, name]), ...keptOtherwise]) {
    assert.deepEqual(await rename(typed), { kept }, `kept of ${JSON.stringify(typed)}`);
    await show(kept);
  }
  await rename('Ann');
  for (const name of refused) assert.deepEqual(await rename(name), { refused: 'bad_value' }, name);
  await show('Ann');

  for (const [where, page] of Object.entries(pages)) {
    assert.deepEqual(await kinds(page), plain[where], `elements of the ${where}`);
    assert.deepEqual(await page.evaluate(() => globalThis.ran), [], where);
    assert.deepEqual(page.errors, [], where);
  }
  await Promise.all([ann, bo].map(({ context }) => context.close()));
});

test('a name typed into the form is read back as text, too', async () => {
  const { context, first: page } = await wary();
  await page.goto(stage.server.url);
  for (const name of ['<img src=x onerror=p()>', '"><script>p()</script>', '{{p()}}{ $x }']) {
    await typeName(page, name);
    await says(page, 'the own name', { 'header .me .name': name });
    await page.reload();
    await says(page, 'the own name after coming back', { 'header .me .name': name });
  }
  assert.deepEqual(await page.evaluate(() => globalThis.ran), []);
  assert.deepEqual(page.errors, []);
  await context.close();
});
