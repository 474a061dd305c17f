export { CartPanel as Component } from '../features/cart-panel/cart-panel';
