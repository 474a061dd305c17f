import { skipsNightlyTests } from '../nightly';

/** Example URLs from the sample data, one of each kind. */
export const sample = {
  category: '/collections/stickers/vintage-stickers',
  emptyCategory: '/collections/gift-cards/gift-cards?category=sticker-book',
  brand: '/collections/brand/MOODTAPE',
  theme: '/collections/theme/monsoon',
  product: '/products/botanical-pet-tape-50-mm',
  blog: '/blogs/cutting-your-first-stamp',
} as const;

interface PageToShoot {
  readonly name: string;
  readonly path: string;
  /** Slower checks test it at phone width too. */
  readonly main?: boolean;
  /** Uses the same components as another page of the list. */
  readonly alike?: boolean;
  /** Status of the document; 200 by default. */
  readonly status?: number;
}

/** Every route of the shop except orders and saved addresses, which have separate tests, and two unknown URLs. */
export const pages: readonly PageToShoot[] = [
  { name: 'home', path: '/', main: true },
  { name: 'about', path: '/about/vintage-craft' },
  { name: 'a category', path: sample.category, main: true, alike: true },
  { name: 'a brand', path: sample.brand, alike: true },
  { name: 'a theme', path: sample.theme, alike: true },
  { name: 'a product', path: sample.product, main: true },
  { name: 'the blogs', path: '/blogs' },
  { name: 'a blog', path: sample.blog, main: true },
  { name: 'the FAQ', path: '/faq' },
  { name: 'all products', path: '/all-products', main: true },
  { name: 'a search', path: '/search?q=tape', main: true, alike: true },
  { name: 'the cart', path: '/cart', main: true },
  { name: 'the brands', path: '/brand-category', main: true },
  { name: 'the categories', path: '/product-category', main: true, alike: true },
  { name: 'the themes', path: '/theme-category', alike: true },
  { name: 'the privacy policy', path: '/privacy-policy', main: true },
  { name: 'returns and exchange', path: '/refund-exchange', alike: true },
  { name: 'the terms', path: '/term-service', alike: true },
  { name: 'the payment policy', path: '/payment-policy', alike: true },
  { name: 'the shipping policy', path: '/shiping-policy', alike: true },
  { name: 'contact', path: '/contact', main: true },
  { name: 'the checkout', path: '/checkout', main: true },
  { name: 'the success page', path: '/success', alike: true },
  { name: 'the success page of a checkout', path: '/checkout/success', main: true },
  { name: 'the sign-in', path: '/auth/login', main: true },
  { name: 'the sign-up', path: '/auth/signup', alike: true },
  { name: 'the page for a forgotten password', path: '/auth/forgot-password', alike: true },
  { name: 'the page for a new password', path: '/auth/reset-password', alike: true },
  { name: 'the profile when signed out', path: '/user/profile' },
  { name: 'no such page', path: '/no/such/page', main: true, status: 404 },
  { name: 'no such product', path: '/products/no-such-product', status: 404, alike: true },
];

/** All pages; by day only one of each kind. */
export const pagesOfTheDay = skipsNightlyTests ? pages.filter(({ alike }) => !alike) : pages;
