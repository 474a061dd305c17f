import type { ProductRating } from '@shop/contracts';
import { StarIcon } from '@shop/ui';

/** A rating in words, for screen readers: "Rated 4.6 out of 5 by 12 customers". */
export const ratingText = ({ average, count }: ProductRating): string =>
  `Rated ${average.toFixed(1)} out of 5 by ${count} ${count === 1 ? 'customer' : 'customers'}`;

/** A product's average and number of reviews. */
export function Rating({
  rating,
  className,
}: {
  readonly rating: ProductRating;
  readonly className?: string;
}) {
  return (
    <p className={className} role="img" aria-label={ratingText(rating)}>
      <StarIcon weight="fill" /> <span>{`${rating.average.toFixed(1)} (${rating.count})`}</span>
    </p>
  );
}
