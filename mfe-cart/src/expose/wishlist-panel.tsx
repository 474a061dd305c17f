export { WishlistPanel as Component } from '../slots/wishlist-panel';
