import { Type } from 'typebox';

export const PriceSetting = Type.Object(
  {
    withTax: Type.Boolean({
      description: 'Whether pages show prices with GST, or before GST. It does not change what is charged.',
    }),
  },
  { $id: 'PriceSetting' },
);
