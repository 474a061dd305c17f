export { WishlistPanel as Component } from '../features/wishlist-panel/wishlist-panel';
