/** Public interface of delivery for other modules. */
export { assertDeliverable } from './check-pin';
export { readShopDelivery, shopDelivery } from './shop-delivery';
