// The texts about the check of shuffles, which are loaded with it.

import texts from './en.fair.ftl';
import { add_texts } from './index';

add_texts(texts);
