// The texts for newcomers and of the coach. Whatever uses them imports this first.

import texts from './en.help.ftl';
import { add_texts } from './index';

add_texts(texts);
