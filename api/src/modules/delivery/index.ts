/** Public interface of delivery for other modules. */
export { assertDeliverable, takesCash } from './check-pin';
export { offeredStates, readShopDelivery, shopDelivery } from './shop-delivery';
