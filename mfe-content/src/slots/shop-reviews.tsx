import { paths } from '@shop/config';
import { formatDate } from '@shop/config/dates';
import type { ProductRating } from '@shop/contracts';
import { markLanguage } from '@shop/ui/mark-language';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ReviewStrip } from './review-strip';
import { shopReviewsApi } from './shop-reviews-data';

/** Length from which a review is shortened until opened, in characters. */
const LONG = 140;

/** The newest reviews of the shop's products, with the rating of all. Nothing until they are loaded. */
export function ShopReviews({ rating }: { readonly rating: ProductRating }): ReactNode {
  const { data } = shopReviewsApi.useGetNewestReviewsQuery();
  if (!data || data.length === 0) return null;
  return (
    <ReviewStrip
      rating={rating.average.toFixed(1)}
      stars={Math.round(rating.average)}
      count={`(${rating.count} reviews)`}
      reviews={data.map(({ id, author, stars, at, title, text, product }) => ({
        ...{ id, name: author, rating: stars, timeAgo: formatDate(at) },
        comment: title ? `${title}: ${text}` : text,
        readMore: text.length > LONG,
        about: <Link to={paths.product(product.slug)}>{markLanguage(product.title)}</Link>,
      }))}
    />
  );
}
