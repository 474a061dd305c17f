import { routePatterns } from './paths';

/** The header's five entries. Those with a menu open a mega menu of that kind. */
const header = [
  { label: 'Products', to: routePatterns.productCategory, menu: 'product' },
  { label: 'Themes', to: routePatterns.themeCategory, menu: 'theme' },
  { label: 'Brands', to: routePatterns.brandCategory, menu: 'brand' },
  { label: 'Blog', to: routePatterns.blogs, menu: null },
  { label: 'About', to: routePatterns.about, menu: null },
] as const;

/** The footer's links, in two groups. */
const footer = {
  shop: [
    { label: 'About Vintage Craft', to: routePatterns.about },
    { label: 'Contact', to: routePatterns.contact },
    { label: 'Blog', to: routePatterns.blogs },
    { label: 'FAQ', to: routePatterns.faq },
    { label: 'All Products', to: routePatterns.allProducts },
  ],
  policies: [
    { label: 'Payment Policy', to: routePatterns.paymentPolicy },
    { label: 'Shipping Policy', to: routePatterns.shippingPolicy },
    { label: 'Returns & Exchange', to: routePatterns.refundExchange },
    { label: 'Term-Service', to: routePatterns.termService },
    { label: 'Privacy Policy', to: routePatterns.privacyPolicy },
  ],
} as const;

/** Fallback lists for the menus. */
const fallback = {
  categories: [
    'Stickers',
    'Material Paper',
    'Stamps & Inkpads',
    'Decorative Tape',
    'Markers & Pens',
    'Craft Tools',
    'Art Supplies',
    'Paper Crafts',
  ],
  themes: [
    'Indian Post',
    'Monsoon',
    'Botanicals',
    'Railway Days',
    'Bazaar',
    'Festival Lights',
    'Hill Station',
    'Old Ledgers',
    'Tea Stall',
    'Block & Loom',
  ],
  brands: ['MOODTAPE', 'YIER', 'OKMT', 'Ding Ding', 'Journalsay'],
} as const;

/** Links of the header and footer. */
export const navigation = { header, footer, fallback } as const;
