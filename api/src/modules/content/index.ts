/** What other modules use of texts and pictures of pages. */
export { listUsedPictures } from './repository';
