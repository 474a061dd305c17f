/** Public interface of the cash-on-delivery setting for other modules. */
export { assertAmount, readTerms, refuseCash, shopCod } from './terms';
export type {} from './tables';
