export { paths, routePatterns } from './paths';
export { shipping, stateCodes } from './shipping';
export { shop } from './shop';
export { storageKeys } from './storage-keys';
export { limits, pageSizes, timings } from './limits';
export { productFilters } from './filters';
export { navigation } from './navigation';
export { slugify } from './slugify';
export { tax } from './tax';
