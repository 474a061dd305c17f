/** Public interface of delivery for other modules. */
export { assertDeliverable, takesCash } from './check-pin';
export { differsByPin, priceByTable, shippingKind, type WeighedLine } from './price-parcel';
export { offeredStates, readShopDelivery, shopDelivery } from './shop-delivery';
