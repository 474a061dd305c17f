export { composer, type ComposerOptions, type PageObserver } from './composer';
export { decodableUrl } from './pages/page-address';
export { buildFrame, frameFile } from './pages/last-resort';
export type { DocumentRelease, DocumentReleases } from './pages/document-releases';
