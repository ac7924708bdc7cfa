// The texts of the form in which a host chooses, which are loaded with whatever says them.

import texts from './en.settings.ftl';
import { add_texts } from './index';

add_texts(texts);
