import { TextDecoder, TextEncoder } from 'node:util';
import { installAnimations } from './browser/animations';
import { installDialog } from './browser/dialog';
import { installMatchMedia } from './browser/match-media';
import { installObservers } from './browser/observers';
import { installQuietStubs } from './browser/quiet-stubs';

// jsdom lacks what every browser that the shop supports has. A test that asks for Node lacks all of it, on purpose.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window !== 'undefined') {
  installAnimations();
  installDialog();
  installMatchMedia();
  installObservers();
  installQuietStubs();
}
