// The texts of a table before the deal, which are loaded with whatever says them.

import texts from './en.waiting.ftl';
import { add_texts } from './index';

add_texts(texts);
