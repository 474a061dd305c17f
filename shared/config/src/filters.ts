/**
 * Options of the three filter dropdowns of a listing; the first of each means "no choice". URLs and the API
 * identify an option by its label's slug, as in `?availability=low-stock&sort=best-value`.
 *
 * Availability counts the units that open orders do not hold: In Stock is 1 or more, Out of Stock is 0, Low
 * Stock is 1 to 5. Category is the category or subcategory of that name.
 *
 * Sort orders the whole result, not one page. "Price" is the unit price after the discount:
 * - Sort by Price: no choice, the newest products first;
 * - Price: Low to High, Price: High to Low: by price, then newest first;
 * - Best Value: the largest discount first, then the lowest price;
 * - Most Expensive: the highest price first, then the highest price before the discount;
 * - Cheapest First: the lowest price first, then the largest discount amount.
 */
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

/**
 * The sort option that a shop has besides `productFilters.sort` once products have a country of origin: by the country's name, then
 * newest first. Products without one are last.
 */
export const originSort = 'Country of Origin';
