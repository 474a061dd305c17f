export { composer, type ComposerOptions } from './composer';
export { buildFrame, frameFile } from './last-resort';
