export { composer, type ComposerOptions } from './composer';
