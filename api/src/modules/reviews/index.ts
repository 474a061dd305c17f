/** Public interface of reviews for other modules. */
export { eraseReviews, exportReviews } from './personal-data';
export { reviewCount, reviewStars, toRating } from './rating';
export { readReviews, readShopRating } from './read-reviews';
export { ProductRating, ProductReviews, shopRating } from './schemas';
