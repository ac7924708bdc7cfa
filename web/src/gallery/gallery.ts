import { mount } from 'svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import { use_language } from '../i18n/languages';
import { speak } from '../i18n/locale.svelte';
import { newcomers, three_lines } from '../games/crazy_eights/help/newcomers';
import { pictures } from '../games/crazy_eights/help/pictures';
import { beside, parts } from '../games/crazy_eights/parts';
import { pages } from '../screens/pages';
import { table_parts } from '../screens/table_parts';
import { making } from '../ui/in_turn';
import { all_here } from '../ui/part.svelte';
import Gallery from './Gallery.svelte';
import { pseudo_locales } from './pseudo';

// Whoever looks at a state looks at all of it.
making.at_once = true;

/** The language that the address asks for: `en`, `fr`, or one that is made from English. */
async function speak_as_asked(): Promise<void> {
  const language = new URLSearchParams(location.search).get('language') ?? 'en';
  const pseudo = pseudo_locales[language];
  if (pseudo) speak(pseudo());
  else await use_language(language === 'fr' ? 'fr' : 'en');
}

const fetched = {
  ...pages,
  ...table_parts,
  ...beside,
  ...parts,
  ...newcomers,
  three_lines,
  pictures,
};

void Promise.all([speak_as_asked(), all_here(fetched)]).then(() => {
  const target = document.getElementById('app');
  if (target) mount(Gallery, { target });
});
