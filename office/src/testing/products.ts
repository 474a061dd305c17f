import type { ListedProduct, ProductChoices, ProductDetail } from '../api/types';

/** A product of the list, for tests. */
export const listedProduct = (change: Partial<ListedProduct> = {}): ListedProduct => ({
  id: 'p1',
  slug: 'brass-seal',
  title: 'Brass Seal',
  productCode: 'BS-1',
  code: 'BS-1',
  ratePaise: 49_950,
  discountBp: 0,
  unitPaise: 49_950,
  stock: 10,
  reserved: 2,
  active: true,
  category: 'stamps',
  photo: { secure_url: '/media/brass-seal-480.webp' },
  version: 3,
  updatedAt: '2026-11-25T10:00:00.000Z',
  changedBy: 'Asha',
  ...change,
});

/** A product with all details, for tests. */
export const productDetail = (change: Partial<ProductDetail> = {}): ProductDetail => ({
  ...listedProduct(),
  subcategory: 'wax-seals',
  brand: null,
  theme: null,
  hsnCode: '960810',
  hsn: '960810',
  gstBp: 1800,
  colors: ['Gold', 'Red'],
  variant: null,
  photos: [{ name: 'brass-seal', photo: { secure_url: '/media/brass-seal-480.webp' } }],
  description: '<p>Brass.</p>',
  faq: '',
  contact: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  stockChanges: [
    {
      kind: 'adjust',
      stock: -3,
      reserved: 0,
      order: null,
      author: 'Asha',
      reason: 'counted',
      at: '2026-11-25T10:00:00.000Z',
    },
  ],
  ...change,
});

/** The allowed values of a product's fields, for tests. */
export const productChoices: ProductChoices = {
  categories: [
    { slug: 'stamps', name: 'Stamps', subcategories: [{ slug: 'wax-seals', name: 'Wax Seals' }] },
    { slug: 'tapes', name: 'Tapes', subcategories: [] },
  ],
  brands: [{ slug: 'yier', name: 'YIER' }],
  themes: [],
  gstRates: [0, 1200, 1800],
  lowStock: 5,
};
