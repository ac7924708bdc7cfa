// For tests of modules by themselves, which a page would have brought the texts for (carried.test.ts sees to that).

import './fair';
import './help';
import './people';
import './replay';
import './rules';
import './table';
