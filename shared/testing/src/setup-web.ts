import { TextDecoder, TextEncoder } from 'node:util';
import { installDialog } from './browser/dialog';
import { installMatchMedia } from './browser/match-media';
import { installObservers } from './browser/observers';
import { installQuietStubs } from './browser/quiet-stubs';

// jsdom lacks what every browser that the shop supports has.
Object.assign(globalThis, { TextDecoder, TextEncoder });
installDialog();
installMatchMedia();
installObservers();
installQuietStubs();
