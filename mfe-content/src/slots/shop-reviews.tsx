import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { paths } from '@shop/config';
import { formatDate } from '@shop/config/dates';
import type { ProductRating } from '@shop/contracts';
import type { ShopDispatch } from '@shop/store';
import { markLanguage } from '@shop/ui/mark-language';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ReviewStrip } from './review-strip';

/** Length from which a review is shortened until opened, in characters. */
const LONG = 140;

const { endpoints, useGetNewestReviewsQuery } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The newest published reviews of all products. Shows no toast on failure. */
    getNewestReviews: build.query(endpoint(() => get('/reviews/newest'), { silent: true })),
  }),
});

/** Fetches the newest reviews. */
export const loadNewestReviews = (dispatch: ShopDispatch): Promise<unknown> =>
  loadQuery(dispatch, endpoints.getNewestReviews);

/** The newest reviews of the shop's products, with the rating of all. Nothing until they are loaded. */
export function ShopReviews({ rating }: { readonly rating: ProductRating }): ReactNode {
  const { data } = useGetNewestReviewsQuery();
  if (!data || data.length === 0) return null;
  return (
    <ReviewStrip
      rating={rating.average.toFixed(1)}
      count={`(${rating.count} reviews)`}
      reviews={data.map(({ id, author, stars, at, title, text, product }) => ({
        ...{ id, name: author, rating: stars, timeAgo: formatDate(at) },
        comment: (
          <>
            <Link to={paths.product(product.slug)}>{markLanguage(product.title)}</Link>{' '}
            <span>{title ? `${title}: ${text}` : text}</span>
          </>
        ),
        readMore: text.length > LONG,
      }))}
    />
  );
}
