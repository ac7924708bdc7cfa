import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import { show_preferences } from '../a11y/preferences.svelte';
import Gallery from './Gallery.svelte';

show_preferences();
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
