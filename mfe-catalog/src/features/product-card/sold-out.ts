/** What stands on a product that nobody can buy now. */
export const soldOutText = 'Sold out';

/** Whether there is no piece that can be bought now. */
export const isSoldOut = ({ stock }: { readonly stock: number }): boolean => stock <= 0;
