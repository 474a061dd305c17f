export { composer, type ComposerOptions } from './composer';
export { buildFrame, frameFile } from './pages/last-resort';
export type { DocumentRelease, DocumentReleases } from './pages/document-releases';
