import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import { preferences, show_preferences } from './a11y/preferences.svelte';
import App from './App.svelte';
import { real_clock } from './connection/clock';
import { new_id } from './connection/new_id';
import { follow_page } from './connection/page_events';
import { open_socket } from './connection/transport';
import { use_language, wanted_language } from './i18n/languages';
import { name_guess } from './i18n/name_guess';
import { heed_install_offers } from './offline/installing.svelte';
import { register_worker } from './offline/register';
import { Router } from './stores/router.svelte';
import { Session } from './stores/session.svelte';

show_preferences();
heed_install_offers();
if (import.meta.env.PROD) register_worker();
const session = new Session({
  open: open_socket,
  clock: real_clock,
  store: sessionStorage,
  new_id,
});
follow_page(session.connection);
// Not from here: a browser that is asked where a socket comes from reads all of a script again that is on the way.
queueMicrotask(() => session.connection.start());

/** A slow phone gets its turn between reading the scripts and making the page. */
const breath = new Promise<void>((go_on) => setTimeout(go_on));

// Nothing is shown in another language before the one that is wanted has come.
void Promise.all([use_language(wanted_language(preferences.language)), breath]).then(() => {
  session.me.make_guess(() => name_guess(Math.random()));
  const target = document.getElementById('app');
  const props = { session, router: new Router() };
  if (target) mount(App, { target, props });
});
