import { Type } from 'typebox';
import { nullableText, ref, requiredText } from '../../../platform/http/schemas';

/** States of a review, in their usual order. */
export const reviewStates = [
  Type.Literal('waiting'),
  Type.Literal('published'),
  Type.Literal('rejected'),
] as const;

const moment = Type.String({ format: 'date-time' });

const listed = {
  id: Type.String(),
  state: Type.Union([...reviewStates]),
  stars: Type.Integer(),
  title: Type.String({ description: 'Empty without one.' }),
  author: Type.String({ description: 'As the shop shows it.' }),
  writtenAt: Type.With(moment, { description: 'When it was written or last changed.' }),
  product: Type.Object({ id: Type.String(), title: Type.String(), slug: Type.String() }),
  reports: Type.Integer({
    description: 'Reports by visitors since staff last decided; several from a network count once.',
  }),
};

export const StaffReview = Type.Object(
  { ...listed, beginning: Type.String({ description: 'The start of the text, at most 140 characters.' }) },
  { $id: 'StaffReview', description: "A review in the staff's list." },
);

export const StaffReviewList = Type.Object(
  {
    items: Type.Array(ref(StaffReview)),
    total: Type.Integer({ description: 'Reviews on all pages.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'StaffReviewList' },
);

const version = Type.Integer({
  minimum: 1,
  description:
    'Incremented with each change by the author; send it with a decision, so that it is about the text that was read.',
});

export const StaffReviewDetail = Type.Object(
  {
    ...listed,
    version,
    text: Type.String(),
    customer: Type.Object({
      id: Type.String({ description: 'The id of the account.' }),
      name: Type.String(),
    }),
    order: Type.Object({ id: Type.String(), number: Type.String() }),
    reason: { ...nullableText, description: 'Why it was rejected.' },
    reply: nullableText,
    decidedAt: { ...nullableText, description: 'When it was last published or rejected.' },
  },
  { $id: 'StaffReviewDetail' },
);

export const ReviewPublication = Type.Object({ version }, { $id: 'ReviewPublication' });
export const ReviewRejection = Type.Object(
  { version, reason: requiredText(300) },
  { $id: 'ReviewRejection', description: 'The author sees the reason.' },
);
export const ReviewReply = Type.Object(
  { text: Type.String({ maxLength: 2_000, description: 'Empty to remove the reply.' }) },
  { $id: 'ReviewReply', description: 'Shown below the review while it is published.' },
);

export const ReviewSetting = Type.Object(
  {
    showsReviews: Type.Boolean({
      description: 'Whether the shop shows reviews, and lets buyers write them.',
    }),
  },
  { $id: 'ReviewSetting' },
);
