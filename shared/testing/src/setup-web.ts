import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { installAnimations } from './browser/animations';
import { installDialog } from './browser/dialog';
import { installMatchMedia } from './browser/match-media';
import { installObservers } from './browser/observers';
import { installQuietStubs } from './browser/quiet-stubs';

// What a test waits for comes late on a busy machine: a second, as is usual, is a failure there.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lacks what every browser that the shop supports has. A test that asks for Node lacks all of it, on purpose.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window !== 'undefined') {
  installAnimations();
  installDialog();
  installMatchMedia();
  installObservers();
  installQuietStubs();
}
