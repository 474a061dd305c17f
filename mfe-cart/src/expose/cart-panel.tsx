export { CartPanel as Component } from '../slots/cart-panel';
