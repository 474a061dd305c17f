/** Public interface of orders for other modules. */
export { eraseOrders, forgetPaidOrders, forgetUnpaidOrders, ordersUnderWay } from './erase-orders';
export { orderNumber } from './shopper-orders';
export { exportOrders } from './personal-data';
export { boughtStatuses } from './order-states';
export { booksRetainedFrom } from './paper-numbers';
