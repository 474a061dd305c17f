/** What other modules use of orders. */
export { boughtStatuses } from './order-states';
