/** Public interface of the catalogue for other modules. */
export { seedColumns, seedSchemas } from './derive-fields';
export { growCatalogueVersion, notifyOfChange } from './name-repository';
export { readLineProducts } from './line-products';
export { listUsedPictures } from './name-repository';
export { isCataloguePage } from './catalogue-pages';
export { ProductCard } from './schemas';
export { priceColumn, readPriceSetting, showsTax } from './price-setting';
export { productsAt } from './sale-prices';
export { syncVariants } from './sync-variants';
