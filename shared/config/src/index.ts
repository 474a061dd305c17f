export { paths, routedPath, routePatterns } from './paths';
export { shipping, stateCodes } from './shipping';
export { shop, tax } from './shop';
export { accountRecordKey, storageKeys } from './storage-keys';
export { limits, pageSizes, timings } from './limits';
export { originSort, productFilters } from './filters';
export { navigation } from './navigation';
export { findBySlug, searchKey, slugify } from './text-keys';
export { adoptShopOrigin, setShopOrigin, shopAddress, withShopPictures } from './shop-origin';
export {
  defineMessages,
  pageLanguage,
  setPageLanguage,
  translate,
  type PageLanguage,
  type Translate,
} from './page-language';
