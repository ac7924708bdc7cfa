// The texts of the pictures that show the game, which are loaded with whatever says them.

import texts from './en.lessons.ftl';
import { add_texts } from './index';

add_texts(texts);
