/** Public interface of page content for other modules. */
export { listUsedPictures } from './repository';
export { isPostPage } from './repository';
