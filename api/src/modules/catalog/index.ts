/** What other modules use of the catalogue. */
export { growCatalogueVersion, notifyOfChange } from './name-repository';
export { listUsedPictures } from './name-repository';
