import { pageSizes } from '@shop/config';

/** What New Arrivals shows: the first page of the newest products, in the home page's size. */
export const newArrivalsQuery = { page: 1, limit: pageSizes.home };
