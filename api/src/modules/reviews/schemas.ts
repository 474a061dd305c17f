import { reviewLimits } from '@shop/config/review-limits';
import { Type } from 'typebox';
import { nullableRef, nullableText, ref, requiredText } from '../../platform/http/schemas';

const stars = Type.Integer({ minimum: 1, maximum: 5 });
const moment = Type.String({ format: 'date-time' });

const content = {
  stars,
  title: Type.String({ description: 'Empty without one.' }),
  text: Type.String({ description: 'Plain text; may have several lines.' }),
};

export const ProductRating = Type.Object(
  {
    average: Type.Number({ description: 'Average stars of all published reviews, with one decimal.' }),
    count: Type.Integer({ minimum: 1, description: 'Published reviews.' }),
  },
  { $id: 'ProductRating', description: 'Absent without published reviews.' },
);

export const ProductReview = Type.Object(
  {
    id: Type.String(),
    ...content,
    author: Type.String({ description: 'First name and initial.' }),
    at: Type.With(moment, { description: 'When it was written or last changed.' }),
    reply: nullableText,
  },
  { $id: 'ProductReview', description: 'A published review of a buyer.' },
);

export const ProductReviews = Type.Object(
  {
    items: Type.Array(ref(ProductReview), { description: 'Newest first.' }),
    total: Type.Integer({ description: 'Published reviews on all pages.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    rating: Type.Optional(ref(ProductRating)),
  },
  { $id: 'ProductReviews' },
);

export const ShopReview = Type.Object(
  {
    id: Type.String(),
    ...content,
    author: Type.String(),
    at: moment,
    product: Type.Object({ title: Type.String(), slug: Type.String({ description: 'Slug of its page.' }) }),
  },
  { $id: 'ShopReview', description: 'A published review of any product.' },
);

/** The rating of all products on sale; missing until ten reviews are published. */
export const shopRating = Type.Optional(ref(ProductRating));

export const OwnReview = Type.Object(
  {
    ...content,
    state: Type.Union([Type.Literal('waiting'), Type.Literal('published'), Type.Literal('rejected')], {
      description: '`waiting` for staff, who publish or reject it.',
    }),
    reason: { ...nullableText, description: 'Why it was rejected.' },
    reply: nullableText,
  },
  { $id: 'OwnReview' },
);

export const OwnReviewState = Type.Object(
  {
    may: Type.Union([Type.Literal('write'), Type.Literal('wait'), Type.Literal('buy')], {
      description:
        '`write`: an order with the product was delivered, or the account has a review. `wait`: an order is on its way. `buy`: the account has no such order.',
    }),
    author: Type.String({ description: 'The name that is shown with the review.' }),
    review: nullableRef(OwnReview),
  },
  { $id: 'OwnReviewState', description: 'The review of a product by the signed-in account.' },
);

export const ReviewForm = Type.Object(
  {
    stars,
    title: Type.Optional(Type.String({ maxLength: reviewLimits.title })),
    text: requiredText(reviewLimits.text),
  },
  { $id: 'ReviewForm' },
);
