export { composer, type ComposerOptions } from './composer';
export { decodableUrl } from './address';
export { buildFrame, frameFile } from './fallback';
export type { DocumentRelease, DocumentReleases } from './release';
export type { PageObserver } from './serve-pages';
