import { describe, expect, it } from '@jest/globals';
import type { OwnReviewState, ProductReview, ProductReviews } from '@shop/contracts';
import {
  apiFailure,
  type FakeRoutes,
  product,
  productCard,
  productPage,
  renderWithShop,
  sessionUser,
} from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ProductCard } from '../../features/product-card/product-card';
import { ProductView } from './page';

const review = (id: string, more: Partial<ProductReview> = {}): ProductReview => ({
  ...{ id, stars: 4, title: 'Thick paper', text: 'No <b>bleed</b>.', author: 'Asha R.' },
  ...{ at: '2026-11-25T10:00:00.000Z', reply: null, ...more },
});
const none: ProductReviews = { items: [], total: 0, page: 1, pageSize: 5 };
const rating = { average: 4.5, count: 6 };
const some: ProductReviews = {
  ...{
    items: [review('r1', { reply: 'Thank you.' }), review('r2', { title: '' })],
    total: 6,
    page: 1,
    pageSize: 5,
  },
  rating,
};
const mayWrite: OwnReviewState = { may: 'write', author: 'Asha R.', review: null };

function open(reviews: ProductReviews | undefined, routes: FakeRoutes = {}) {
  const shown = product({ ...(reviews && { reviews }), ...(reviews?.rating && { rating: reviews.rating }) });
  const shop = renderWithShop(<ProductView product={shown} details={shown} />, {
    routes: {
      'GET /product': productPage([]),
      'GET /user/verify': sessionUser(),
      [`GET /product/${shown._id}/own-review`]: mayWrite,
      [`POST /product/${shown._id}/own-review`]: { data: mayWrite },
      ...routes,
    },
  });
  const sent = () => shop.requests.filter(({ method }) => method === 'POST');
  return { ...shop, id: shown._id, sent };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const section = () => screen.findByRole('region', { name: 'Customer reviews' });

describe('the reviews of a product', () => {
  it('are not on a page by default, and send no request', async () => {
    const { requests } = open(undefined);
    await screen.findByRole('button', { name: 'Buy Now' });
    expect(screen.queryByText(/review/i)).not.toBeInTheDocument();
    expect(requests.filter(({ path }) => path.includes('review'))).toEqual([]);
  });

  it('are empty if nobody has written one', async () => {
    open(none);
    expect(within(await section()).getByText(/^No reviews yet\./)).toBeInTheDocument();
    expect(screen.queryByText(/^Rated/)).not.toBeInTheDocument();
  });

  it('show an average, a count, their texts as plain text and the shop’s reply', async () => {
    open(some);
    const part = within(await section());
    expect(part.getByRole('img', { name: 'Rated 4.5 of 5 (6)' })).toBeInTheDocument();
    expect(part.getByText('6 reviews')).toBeInTheDocument();
    expect(part.getAllByText('No <b>bleed</b>.')).toHaveLength(2);
    expect(part.getByRole('heading', { name: 'Thick paper' })).toBeInTheDocument();
    expect(part.getAllByText('25 November 2026')).toHaveLength(2);
    expect(part.getByText('Thank you.')).toBeInTheDocument();
    // In the title.
    expect(screen.getByText('Rated 4.5 of 5 (6)')).toBeInTheDocument();
  });

  it('load further pages, and again after a failure', async () => {
    let fails = true;
    open(some, {
      'GET /product/p1/reviews': () =>
        fails
          ? apiFailure(500, 'Something went wrong.')
          : { ...some, page: 2, items: [review('r6', { text: 'The sixth.' })] },
    });
    await press('Show more reviews');
    expect(await screen.findByText('Failed to load reviews.')).toBeInTheDocument();
    fails = false;
    await press('Try again');
    expect(await screen.findByText('The sixth.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  });

  it('can be reported by anyone', async () => {
    const { sent } = open(
      { ...some, items: [review('r1')] },
      {
        'POST /reviews/r1/report': { success: true },
      },
    );
    await press('Report');
    expect(await screen.findByText('Thank you. We will check this review.')).toBeInTheDocument();
    expect(sent().map(({ path }) => path)).toEqual(['/reviews/r1/report']);
  });

  it('show why a report failed', async () => {
    open({ ...some, items: [review('r1')] }, { 'POST /reviews/r1/report': apiFailure(500, 'Broken.') });
    await press('Report');
    expect(await screen.findByText(/^The report did not reach us\./)).toBeInTheDocument();
  });
});

describe('the form of a review', () => {
  it('asks guests to sign in, and returns them to the page', async () => {
    open(none, { 'GET /user/verify': apiFailure(401, 'Not signed in.') });
    await press('Write a review');
    const link = await screen.findByRole('link', { name: 'Sign In' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/auth\/login\?next=%2F/));
  });

  it.each([
    ['wait', 'You can review this product once it has been delivered.'],
    ['buy', /^Only customers who received this product can review it\./],
  ] as const)('names the reason for an account that has to %s', async (may, reason) => {
    open(none, { 'GET /product/p1/own-review': { ...mayWrite, may } });
    await press('Write a review');
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Your review' })).not.toBeInTheDocument();
  });

  it('sends a review once it is complete', async () => {
    const { sent, id } = open(none);
    await press('Write a review');
    await press('Send review');
    expect(screen.getByText('Choose a rating')).toBeInTheDocument();
    expect(screen.getByText('Review is required')).toBeInTheDocument();
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByLabelText('5 stars'));
    await userEvent.type(screen.getByLabelText('Title (optional)'), 'Fine');
    await userEvent.type(screen.getByLabelText('Review'), 'No bleed.');
    await press('Send review');
    expect(await screen.findByText(/^Thank you\. We will publish/)).toHaveFocus();
    expect(sent()).toMatchObject([
      { path: `/product/${id}/own-review`, body: { stars: 5, title: 'Fine', text: 'No bleed.' } },
    ]);
  });

  it('changes a rejected review, and keeps what was typed after a failure', async () => {
    const own = {
      ...{ stars: 2, title: '', text: 'It names Ravi.', state: 'rejected', reply: null },
      reason: 'It names a person.',
    } as const;
    const { sent } = open(none, {
      'GET /product/p1/own-review': { ...mayWrite, review: own },
      'POST /product/p1/own-review/change': apiFailure(429, 'Too many attempts. Please try again later.'),
    });
    await press('Write a review');
    expect(await screen.findByText('It names a person.')).toBeInTheDocument();
    expect(screen.getByLabelText('2 stars')).toBeChecked();
    const field = screen.getByLabelText('Review');
    await userEvent.clear(field);
    await userEvent.type(field, 'Torn.');
    await press('Send changes');
    expect(await screen.findByText(/^Too many attempts/)).toBeInTheDocument();
    expect(field).toHaveValue('Torn.');
    expect(sent()).toMatchObject([{ body: { stars: 2, title: '', text: 'Torn.' } }]);
  });

  it('loads again after a failure', async () => {
    let fails = true;
    open(none, {
      'GET /product/p1/own-review': () => (fails ? apiFailure(500, 'Broken.') : mayWrite),
    });
    await press('Write a review');
    expect(await screen.findByText('Failed to load your review.')).toBeInTheDocument();
    fails = false;
    await press('Try again');
    expect(await screen.findByRole('form', { name: 'Your review' })).toBeInTheDocument();
  });
});

it('a card shows a rating only if the product has published reviews', () => {
  renderWithShop(<ProductCard product={productCard()} />);
  expect(screen.queryByText(/^Rated/)).not.toBeInTheDocument();
  renderWithShop(<ProductCard product={productCard({ rating: { average: 5, count: 1 } })} />);
  expect(screen.getByText('Rated 5 of 5 (1)')).toBeInTheDocument();
});
