// The texts of the replay page, which are loaded with it.

import texts from './en.replay.ftl';
import { add_texts } from './index';

add_texts(texts);
