import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks what every browser that the shop supports has.
Object.assign(globalThis, { TextDecoder, TextEncoder });
