/** Options of the three filter dropdowns of a listing; the first of each means "no choice". */
export const productFilters = {
  availability: ['All Items', 'In Stock', 'Out of Stock', 'Low Stock'],
  category: ['All Categories', 'PET Material', 'Washi Material', 'Sticker Book', 'Other Materials'],
  sort: [
    'Sort by Price',
    'Price: Low to High',
    'Price: High to Low',
    'Best Value',
    'Most Expensive',
    'Cheapest First',
  ],
} as const;
