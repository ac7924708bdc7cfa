import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import './admin.css';
import { show_preferences } from '../a11y/preferences.svelte';
import Admin from './Admin.svelte';
import { Desk, take_token } from './desk.svelte';

show_preferences();
const desk = new Desk((path, options) => fetch(path, options), sessionStorage);
const token = take_token(location, history);
if (token !== '') desk.sign_in(token);

const target = document.getElementById('app');
if (target) mount(Admin, { target, props: { desk } });
