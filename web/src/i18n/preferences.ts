// The texts of the choices of what somebody likes, which are loaded with whatever says them.

import texts from './en.preferences.ftl';
import { add_texts } from './index';

add_texts(texts);
