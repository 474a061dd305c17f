import { slugify } from './text-keys';

/** Route patterns of the shop, in react-router's syntax. A remote's `remote.json` names the ones it serves. */
export const routePatterns = {
  home: '/',
  about: '/about/vintage-craft',
  category: '/collections/:category/:subcategory',
  brand: '/collections/brand/:category',
  theme: '/collections/theme/:category',
  product: '/products/:category',
  /** The URL of a product in the brand samples, which redirects to the product's page. */
  productAlias: '/product/detail/:slug',
  blogs: '/blogs',
  blog: '/blogs/:name',
  faq: '/faq',
  allProducts: '/all-products',
  /** Results of a search; the text is in the query as `q`. */
  search: '/search',
  cart: '/cart',
  brandCategory: '/brand-category',
  productCategory: '/product-category',
  themeCategory: '/theme-category',
  privacyPolicy: '/privacy-policy',
  refundExchange: '/refund-exchange',
  termService: '/term-service',
  paymentPolicy: '/payment-policy',
  shippingPolicy: '/shiping-policy',
  contact: '/contact',
  checkout: '/checkout',
  success: '/success',
  checkoutSuccess: '/checkout/success',
  login: '/auth/login',
  signup: '/auth/signup',
  /** Requests an email with a link to choose a new password; only where the shop sends email. */
  forgotPassword: '/auth/forgot-password',
  /** The page that this link opens; its token is in the query. */
  resetPassword: '/auth/reset-password',
  profile: '/user/profile',
  /** A guest's link contains the key that opens the order, in its fragment. */
  order: '/orders/:id',
  orderInvoice: '/orders/:id/invoice',
  addresses: '/user/addresses',
} as const;

const segment = encodeURIComponent;
const fragment = (key: string | undefined) => (key === undefined ? '' : `#${segment(key)}`);

/** Paths of the shop's pages: fixed ones as strings, the others as functions of slugs and names. */
export const paths = {
  ...routePatterns,
  /** The subcategory's name becomes a slug; the category is already one. */
  category: (categorySlug: string, subcategory: string) =>
    `/collections/${segment(categorySlug)}/${segment(slugify(subcategory))}`,
  /** Brands are linked by name. */
  brand: (brandName: string) => `/collections/brand/${segment(brandName)}`,
  theme: (themeSlug: string) => `/collections/theme/${segment(themeSlug)}`,
  product: (slugProduct: string) => `/products/${segment(slugProduct)}`,
  productAlias: (slugProduct: string) => `/product/detail/${segment(slugProduct)}`,
  searchFor: (text: string) => `/search?q=${segment(text)}`,
  resetPasswordWith: (token: string) => `/auth/reset-password?token=${segment(token)}`,
  /** The key of an order's link is in the fragment, which browsers never send. */
  order: (orderId: string, key?: string) => `/orders/${segment(orderId)}${fragment(key)}`,
  orderInvoice: (orderId: string, key?: string) => `/orders/${segment(orderId)}/invoice${fragment(key)}`,
  blog: (blogSlug: string) => `/blogs/${segment(blogSlug)}`,
  allProductsPage: (page: number) => (page > 1 ? `/all-products?page=${page}` : '/all-products'),
} as const;

/** A path in the form the router compares: decoded and in lower case. `/Check%6Fut` shows the checkout too. */
export function routedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
