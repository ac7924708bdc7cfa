// The texts of the panel where people talk, which are loaded with whatever says them.

import texts from './en.talk.ftl';
import { add_texts } from './index';

add_texts(texts);
