/** The catalogue's public interface for other modules. */
export { seedColumns, seedSchemas } from './derive-fields';
export { growCatalogueVersion, notifyOfChange } from './name-repository';
export { listUsedPictures } from './name-repository';
