import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import { use_language } from '../i18n/languages';
import { speak } from '../i18n/locale.svelte';
import Gallery from './Gallery.svelte';
import { pseudo_locales } from './pseudo';
import { making } from '../ui/in_turn';

// Whoever looks at a state looks at all of it.
making.at_once = true;

/** The language that the address asks for: `en`, `fr`, or one that is made from English. */
async function speak_as_asked(): Promise<void> {
  const language = new URLSearchParams(location.search).get('language') ?? 'en';
  const pseudo = pseudo_locales[language];
  if (pseudo) speak(pseudo());
  else await use_language(language === 'fr' ? 'fr' : 'en');
}

void speak_as_asked().then(() => {
  const target = document.getElementById('app');
  if (target) mount(Gallery, { target });
});
