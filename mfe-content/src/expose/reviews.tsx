export { ReviewsSection as Component } from '../features/reviews/reviews-section';
