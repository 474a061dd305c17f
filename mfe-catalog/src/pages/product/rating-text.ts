import type { ProductRating } from '@shop/contracts';
import { t } from '../../messages';

/** A product's average and its number of reviews, as on its card: "Rated 4.6 of 5 (12)". */
export const ratingText = ({ average, count }: ProductRating): string =>
  t('Rated {average} of 5 ({count})', { average, count });
