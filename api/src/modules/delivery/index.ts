/** Public interface of delivery for other modules. */
export { assertDeliverable } from './check-pin';
export { offeredStates, readShopDelivery, shopDelivery } from './shop-delivery';
