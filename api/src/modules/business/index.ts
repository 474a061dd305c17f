/** Public interface of business buyers for other modules. */
export { readBuyer } from './read-buyer';
export { offersGstin } from './setting';
