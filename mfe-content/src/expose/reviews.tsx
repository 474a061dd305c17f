export { ReviewsSection as Component, loadReviews as load } from '../slots/reviews';
