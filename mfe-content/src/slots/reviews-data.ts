import type { Postcard } from './review-strip';

/** The shop's rating and the number of reviews, shown above them. */
export const reviewSummary = { rating: '5.0', count: '(250 reviews)' } as const;

/** A fixed sample of six reviews for the home page. */
export const reviews: readonly Postcard[] = [
  {
    id: 'review-1',
    name: 'Ritika Sharma',
    rating: 5,
    timeAgo: '2 weeks ago',
    comment:
      'The washi tape lies flat and lifts without tearing the page. It came rolled in brown paper with a stamp on the knot, and I kept the wrapper in my journal too.',
    readMore: true,
  },
  {
    id: 'review-2',
    name: 'Arjun Menon',
    rating: 5,
    timeAgo: '3 weeks ago',
    comment: 'Thick paper, no bleed with my broad nib. I have ordered a second notebook.',
    readMore: false,
  },
  {
    id: 'review-3',
    name: 'Sana Khan',
    rating: 5,
    timeAgo: '1 month ago',
    comment: 'The wax seal kit made every wedding invitation look as if it had crossed an ocean.',
    readMore: false,
  },
  {
    id: 'review-4',
    name: 'Devika Nair',
    rating: 5,
    timeAgo: '1 month ago',
    comment:
      'I wrote to ask which ink suits the clear stamps and had an answer the same evening, with a scan of a test print. The stamps are crisp down to the smallest leaf.',
    readMore: true,
  },
  {
    id: 'review-5',
    name: 'Harpreet Gill',
    rating: 5,
    timeAgo: '2 months ago',
    comment: 'Sticker sheets in colours that do not shout. My daughter and I share them, barely.',
    readMore: false,
  },
  {
    id: 'review-6',
    name: 'Lobsang Wangchuk',
    rating: 5,
    timeAgo: '3 months ago',
    comment: 'Reached Leh in nine days without a bent corner. The packing alone deserves a stamp.',
    readMore: false,
  },
];
