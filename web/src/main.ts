import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import { preferences } from './a11y/preferences.svelte';
import App from './App.svelte';
import { real_clock } from './connection/clock';
import { new_id } from './connection/new_id';
import { follow_page } from './connection/page_events';
import { open_first } from './early';
import { use_language, wanted_language } from './i18n/languages';
import { name_guess } from './i18n/name_guess';
import { heed_install_offers } from './offline/installing.svelte';
import { register_worker } from './offline/register';
import { page_here } from './screens/pages';
import { Router } from './stores/router.svelte';
import { Session } from './stores/session.svelte';

/** How long the page waits for its own part of the client before it stands without. */
const part_limit_ms = 2000;
const pause = (ms?: number) => new Promise<void>((go_on) => setTimeout(go_on, ms));

heed_install_offers();
if (import.meta.env.PROD) register_worker();
const session = new Session({
  open: open_first,
  clock: real_clock,
  store: sessionStorage,
  new_id,
});
const router = new Router();
// The table is asked for with the welcome, not only once its page stands.
if (router.route.page === 'table') session.show_table(router.route.table);
follow_page(session.connection);
session.connection.start();

// A part that cannot be had is said on the page.
const part = page_here(router.route).catch(() => undefined);

// Nothing is shown in another language before the one that is wanted has come. A slow phone gets its turn between reading
// the scripts and making the page.
void Promise.all([
  use_language(wanted_language(preferences.language)),
  Promise.race([part, pause(part_limit_ms)]),
  pause(),
]).then(() => {
  session.me.make_guess(() => name_guess(Math.random()));
  const target = document.getElementById('app');
  target?.replaceChildren();
  if (target) mount(App, { target, props: { session, router } });
});
