import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { installAnimations } from './browser/animations';
import { installDialog } from './browser/dialog';
import { installMatchMedia } from './browser/match-media';
import { installObservers } from './browser/observers';

const nothing = () => undefined;

/** Stubs for methods that jsdom lacks or reports as not implemented. */
function installQuietStubs(): void {
  Object.assign(window, { scrollTo: nothing });
  Object.assign(Element.prototype, { scrollTo: nothing, scrollIntoView: nothing });
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: nothing, load: nothing });
}

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Adds browser features that jsdom lacks. Tests with the Node environment have none of these, on purpose.
Object.assign(globalThis, { TextDecoder, TextEncoder });
if (typeof window !== 'undefined') {
  installAnimations();
  installDialog();
  installMatchMedia();
  installObservers();
  installQuietStubs();
}
