import { beforeEach, describe, expect, it, vi } from 'vitest';
import { example } from '../connection/fake_server';
import { keep_filter, kept_filter, no_filter } from '../model/lobby_filter';
import { welcomed } from '../screens/testing';
import { store_invite_key, stored_invite_key } from './invite_key';
import { is_muted, mute } from './mutes.svelte';

const ann = { id: 'ann', name: 'Ann', admitted: true };
const bo = { id: 'bo', name: 'Bo', admitted: true };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Ann has a name, has muted Cy, looks for Dee's table and has asked for an invitation. */
function ann_was_here() {
  const stage = welcomed({ person: ann });
  stage.session.me.accept();
  mute('cy', 'Cy');
  keep_filter({ ...no_filter, text: 'Dee' });
  store_invite_key('key1');
  return stage;
}

function expect_nothing_of_ann() {
  expect(is_muted('cy')).toBe(false);
  expect(kept_filter()).toEqual(no_filter);
  expect(localStorage.getItem('kitchen-table.muted')).not.toContain('Cy');
}

describe('what a browser keeps for a person', () => {
  it('stays when they come again', () => {
    ann_was_here();
    const { session } = welcomed({ person: ann });
    expect(session.me.named).toBe(true);
    expect(is_muted('cy')).toBe(true);
    expect(kept_filter().text).toBe('Dee');
  });

  it('goes when they sign out', () => {
    vi.spyOn(location, 'assign').mockReturnValue();
    ann_was_here().session.start_anew();
    expect_nothing_of_ann();
    expect(localStorage.getItem('kitchen-table.named')).toBeNull();
    expect(stored_invite_key()).toBeNull();
  });

  it('goes when the browser becomes somebody else’s device, whose name is known', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    const { session, server } = ann_was_here();
    await session.sign_in('kq3vx5m2tn7h4dzb6wscyfra2g');
    expect_nothing_of_ann();
    expect(stored_invite_key()).toBeNull();
    server.socket.welcome({ person: bo });
    expect(session.me.named).toBe(true);
    vi.unstubAllGlobals();
  });

  it('goes when the server greets somebody else', () => {
    const { session, socket } = ann_was_here();
    socket.say({ ...example('welcome', 'a first visit'), person: bo });
    expect_nothing_of_ann();
    expect(session.me.named).toBe(false);
    expect(session.me.person).toEqual(bo);
  });
});
