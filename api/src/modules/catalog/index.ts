/** What other modules use of the catalogue. */
export { seedColumns, seedSchemas } from './derive-fields';
export { growCatalogueVersion, notifyOfChange } from './name-repository';
export { listUsedPictures } from './name-repository';
