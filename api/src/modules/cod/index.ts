/** Public interface of the setting of cash on delivery for other modules. */
export { assertAmount, readTerms, refuseCash, shopCod } from './terms';
export type {} from './tables';
