// The texts of the coach, which are loaded with whatever says them.

import texts from './en.coach.ftl';
import { add_texts } from './index';

add_texts(texts);
