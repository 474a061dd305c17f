/** Goods and services tax of a product without its own rate: 12 percent, as basis points and as a label. */
export const tax = { gstBasisPoints: 1200, label: '12% GST' } as const;
