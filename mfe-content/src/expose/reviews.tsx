export { ReviewsSection as Component } from '../slots/reviews';
