// For tests of modules by themselves, which a page would have brought the texts for (carried.test.ts sees to that).

import './beside';
import './coach';
import './fair';
import './help';
import './lessons';
import './lobby';
import './people';
import './preferences';
import './replay';
import './rules';
import './settings';
import './table';
import './talk_texts';
import './waiting';
