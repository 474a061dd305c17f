/** What other modules use of orders. */
export { eraseOrders, forgetUnpaidOrders, ordersUnderWay } from './erase-orders';
export { orderNumber } from './order-ids';
export { exportOrders } from './personal-data';
export { boughtStatuses } from './order-states';
