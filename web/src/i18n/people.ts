// The texts of the pages about people, which are loaded with them.

import texts from './en.people.ftl';
import { add_texts } from './index';

add_texts(texts);
