/** Key of the page section that the carousel shows. */
export const categorySectionKey = 'product-category';
