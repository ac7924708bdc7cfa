// A server by invitation: nobody sees the tables who has not been let in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goHome, setStage } from './support/stage.mjs';

const stage = setStage({ flags: ['--access', 'invite'] });

/** Opens the server and asks to be let in; the address that tells how it stands. */
async function askToComeIn({ page }, name) {
  await page.goto(stage.server.url);
  await page.getByRole('link', { name: 'Request an invitation' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel(/^How to reach you/).fill('555 1234');
  await page.getByLabel('A line to the host').fill("Bo's sister");
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByText(`You have asked for an invitation as ${name}.`).waitFor();
  return page.url();
}

async function requestOf(name) {
  const { requests } = await stage.server.admin('request', 'list');
  return requests.find((request) => request.name === name);
}

const heard = ({ watch }) => watch.texts.map((text) => JSON.parse(text).t);

test('somebody asks to come in, the host says yes, and the tables open', async () => {
  const [ann] = await stage.people(1);
  const address = await askToComeIn(ann, 'Ann Chovy');
  assert.match(address, /\/invite\/[a-z2-7]{26}$/i);
  await ann.page.goto(stage.server.url);
  await ann.page.getByText(/The host has not answered yet/).waitFor();
  assert.equal(ann.page.url(), address, 'whoever has asked is led to the answer');
  assert.ok(!heard(ann).includes('lobby'), 'the tables are not told to those outside');

  const request = await requestOf('Ann Chovy');
  assert.equal(request.line, "Bo's sister");
  assert.equal(request.reach, '555 1234');
  await stage.server.admin('request', 'approve', request.id);
  await ann.page.getByText('Welcome, Ann Chovy. The host has let you in.').waitFor();
  await ann.page.getByRole('link', { name: 'Open the tables' }).click();
  await ann.page.getByRole('button', { name: 'Play now' }).waitFor();
  await ann.page.getByRole('button', { name: 'Play against the computer' }).click();
  await ann.watch.until('a round', (view) => view.state === 'playing');
  await goHome(ann);
});

test('a request that is declined is told so', async () => {
  const [dee] = await stage.people(1);
  const address = await askToComeIn(dee, 'Dee Dum');
  await stage.server.admin('request', 'decline', (await requestOf('Dee Dum')).id);
  await dee.page.goto(address);
  await dee.page.getByText('The host has not granted this request.').waitFor();
  await dee.page.goto(stage.server.url);
  await dee.page.getByRole('link', { name: 'Request an invitation' }).waitFor();
  await goHome(dee);
});

test('an invitation lets one person in with one tap, and then nobody more', async () => {
  const [bo, cy] = await stage.people(2);
  const { code } = await stage.server.admin('invite', 'create', '--note', 'For Bo', '--uses', '1');
  await bo.page.goto(stage.server.url);
  await bo.page.getByRole('button', { name: 'I have an invitation' }).click();
  await bo.page.getByLabel('The link or the code of your invitation').fill(`${stage.server.url}/i/${code}`);
  await bo.page.getByRole('button', { name: 'Go on' }).click();
  await bo.page.getByText('For Bo').waitFor();
  await bo.page.getByLabel('Your name').fill('Bo Vine');
  await bo.page.getByRole('button', { name: 'Come in' }).click();
  await bo.page.getByRole('button', { name: 'Play now' }).waitFor();
  await bo.page.getByRole('button', { name: /Bo Vine/ }).waitFor();

  await cy.page.goto(`${stage.server.url}/i/${code}`);
  await cy.page.getByText('That code is not good, or not any more.').waitFor();
  await cy.page.goto(`${stage.server.url}/new`);
  await cy.page.getByRole('link', { name: 'Request an invitation' }).waitFor();
  await goHome(bo, cy);
});
