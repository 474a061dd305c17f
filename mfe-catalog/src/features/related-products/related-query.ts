import { pageSizes } from '@shop/config';

/** What You may also like picks from. */
export const relatedQuery = { page: 1, limit: pageSizes.related };
