export { composer, type ComposerOptions } from './composer';
export { buildFrame, frameFile } from './last-resort';
export type { DocumentRelease, DocumentReleases } from './document-releases';
