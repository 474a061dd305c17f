import { Type } from 'typebox';
import { emailText } from '../../platform/http/schemas';

const kind = Type.Union([Type.Literal('stock'), Type.Literal('price')], {
  description: '`stock`: when it can be bought again. `price`: when it costs less.',
});

export const AlertRequest = Type.Object(
  {
    productId: Type.String({
      ...{ minLength: 1, maxLength: 64 },
      description: 'A product without variants, or a variant.',
    }),
    kind,
    email: Type.Optional(
      Type.With(emailText, { description: 'Ignored for a signed-in account, which has one.' }),
    ),
  },
  { $id: 'AlertRequest' },
);

export const AlertReceived = Type.Object(
  {
    confirmed: Type.Boolean({
      description:
        'Whether the signed-in account has confirmed its address before. Otherwise a link is emailed.',
    }),
  },
  { $id: 'AlertReceived' },
);

export const OwnAlert = Type.Object(
  {
    id: Type.String(),
    kind,
    title: Type.String(),
    slug: Type.String({ description: 'Of the product’s page.' }),
    confirmed: Type.Boolean({ description: 'Whether the link in the email was used.' }),
  },
  { $id: 'OwnAlert', description: 'An open product alert of a signed-in shopper.' },
);
