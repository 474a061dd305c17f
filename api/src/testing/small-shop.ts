import type { SeedData, SeedProduct } from '../modules/seed/seed-schemas';

function product(slug: string, values: Partial<SeedProduct> = {}): SeedProduct {
  return {
    slug,
    title: slug,
    code: null,
    ratePaise: 10_000,
    discountBp: 0,
    stock: 20,
    category: 'tapes',
    subcategory: 'washi-material',
    brand: null,
    theme: null,
    colors: [],
    variant: null,
    pictures: ['washi-vermilion'],
    description: '<p>A product.</p>',
    faq: '<p>Ask.</p>',
    contact: '<p>Write.</p>',
    ...values,
  };
}

const tapes = [
  product('tape-plain', { title: 'Plain Tape', ratePaise: 4950, discountBp: 1250, brand: 'moodtape' }),
  product('tape-rain', {
    title: 'Barsaat Washi & Mist',
    code: 'WT-0042',
    ratePaise: 15_000,
    discountBp: 3300,
    brand: 'ding-ding',
    theme: 'monsoon',
    colors: ['Indigo', 'Marigold'],
    variant: '15 mm',
    pictures: ['washi-vermilion', 'washi-marigold'],
    description: '<p onclick="steal()">Rain.<script>steal()</script></p>',
  }),
  product('tape-sold-out', {
    title: 'Sold Out Tape',
    ratePaise: 9999,
    stock: 0,
    subcategory: 'pet-material',
  }),
  product('tape-last', { title: 'Last Tape 100% cotton', ratePaise: 25_000, stock: 3, theme: 'monsoon' }),
];

const art = [
  product('khata', { title: 'बही खाता Ledger', ratePaise: 50_000, category: 'art', subcategory: null }),
];

const stamps = Array.from({ length: 25 }, (_, number) =>
  product(`stamp-${number}`, {
    title: `Stamp ${number}`,
    ratePaise: 100_000 + number * 100,
    category: 'stamps-inkpads',
    subcategory: 'clear-stamps',
    brand: 'moodtape',
  }),
);

/** A small fixed shop for tests: 30 products in three categories, and a few of everything else. */
export const smallShop: SeedData = {
  shipping: null,
  categories: [
    {
      name: 'Tapes',
      slug: 'tapes',
      subcategories: [
        { name: 'Washi Material', slug: 'washi-material' },
        { name: 'PET Material', slug: 'pet-material' },
      ],
    },
    {
      name: 'Stamps & Inkpads',
      slug: 'stamps-inkpads',
      subcategories: [
        { name: 'Clear Stamps', slug: 'clear-stamps' },
        { name: 'Wax Seals', slug: 'wax-seals' },
      ],
    },
    { name: 'Art Supplies', slug: 'art', subcategories: [] },
  ],
  brands: [
    { name: 'MOODTAPE', slug: 'moodtape', picture: 'blog-nibs' },
    { name: 'Ding Ding', slug: 'ding-ding', picture: null },
    { name: 'YIER', slug: 'yier', picture: null },
  ],
  themes: [
    { name: 'Monsoon', slug: 'monsoon', motif: 'monsoon', picture: 'blog-bahi' },
    { name: 'Railway', slug: 'railway', motif: null, picture: null },
  ],
  products: [...tapes, ...stamps, ...art],
  blogPosts: [
    { slug: 'old', name: 'Older', picture: 'blog-bahi', publishedOn: '2026-01-05', detail: '<p>Old.</p>' },
    { slug: 'new', name: 'Newer', picture: 'blog-nibs', publishedOn: '2026-02-05', detail: '<p>New.</p>' },
  ],
  policies: [{ slug: 'shipping-policy', title: 'Shipping Policy', description: '<p>By post.</p>' }],
  content: [{ key: 'faq', description: '<h2>Questions</h2>' }],
  pageSections: [
    {
      key: 'discount-top-bar',
      entries: [
        { description: '<p>First</p>', picture: null },
        { description: '<p>Second</p>', picture: 'hero-tape' },
      ],
    },
  ],
  heroSlides: [{ picture: 'hero-stamps' }, { picture: 'hero-tape' }],
  banners: [{ picture: 'hero-tape' }],
  media: Object.fromEntries(
    ['washi-vermilion', 'washi-marigold', 'blog-bahi', 'blog-nibs', 'hero-tape', 'hero-stamps'].map(
      (picture) => [
        picture,
        {
          width: 1200,
          height: 800,
          widths: [320, 1200],
          source: '0123456789abcdef',
          version: '01234567',
          placeholder: 'data:image/webp;base64,UklGRg==',
        },
      ],
    ),
  ),
};
