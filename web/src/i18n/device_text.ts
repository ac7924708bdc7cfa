// What the server calls a device, in the reader's language.

import './people';
import { t } from './index';

/** 'Firefox on Linux' */
export function device_text(name: string): string {
  const [browser = '', system] = name.split(' on ');
  return system === undefined ? name : t('device-on', { browser, system });
}
