import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import { show_preferences } from './a11y/preferences.svelte';
import App from './App.svelte';
import { real_clock } from './connection/clock';
import { new_id } from './connection/new_id';
import { follow_page } from './connection/page_events';
import { open_socket } from './connection/transport';
import { name_guess } from './i18n/name_guess';
import { Router } from './stores/router.svelte';
import { Session } from './stores/session.svelte';

show_preferences();
const session = new Session({
  open: open_socket,
  clock: real_clock,
  store: sessionStorage,
  new_id,
});
session.me.guess = name_guess(Math.random());
follow_page(session.connection);
session.connection.start();

const target = document.getElementById('app');
const props = { session, router: new Router() };
if (target) mount(App, { target, props });
