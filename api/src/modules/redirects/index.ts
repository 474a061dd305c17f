/** Public interface of redirects for other modules. */
export { isFixedPage, readPagePath } from './page-paths';
export { segmentsOf } from './path-keys';
export { leaveRedirects, type Move } from './repository';
