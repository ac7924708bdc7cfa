// The texts of what stands beside a board or is opened over it, which are loaded with whatever says them.

import texts from './en.beside.ftl';
import { add_texts } from './index';

add_texts(texts);
