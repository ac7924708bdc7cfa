// The texts of a table: the board, what happened, what is read aloud, which are loaded with whatever says them.

import texts from './en.table.ftl';
import { add_texts } from './index';

add_texts(texts);
