/** What other modules use of the catalogue. */
export { growCatalogueVersion } from './name-repository';
export { listUsedPictures } from './used-pictures';
