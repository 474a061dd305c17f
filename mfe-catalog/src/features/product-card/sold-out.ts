/** The label of a product that cannot be bought now. */
export const soldOutText = 'Sold out';

/** Whether there is no piece that can be bought now. */
export const isSoldOut = ({ stock }: { readonly stock: number }): boolean => stock <= 0;
