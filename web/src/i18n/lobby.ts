// The texts of the lobby, which are loaded with whatever says them.

import texts from './en.lobby.ftl';
import { add_texts } from './index';

add_texts(texts);
