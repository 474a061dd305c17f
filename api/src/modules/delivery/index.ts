/** Public interface of delivery for other modules. */
export { assertDeliverable, takesCash } from './check-pin';
export { differsByPin, priceByTable, shippingKind, type WeighedLine } from './price-parcel';
export { type DeliveryTables, readDeliveryTables, seedDelivery } from './seed-delivery';
export { offeredStates, readShopDelivery, shopDelivery } from './shop-delivery';
