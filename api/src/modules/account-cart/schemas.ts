import { limits } from '@shop/config';
import { Type } from 'typebox';
import { ref, requiredText } from '../../platform/http/schemas';
import { ProductCard } from '../catalog';

/** Maximum number of changes in a request, so that its JSON fits into a body. */
const MAX_CHANGES = 1000;

const units = Type.Integer({ minimum: 0, maximum: limits.maxQuantity });

const line = {
  list: Type.Union([Type.Literal('cart'), Type.Literal('wishlist')]),
  productId: requiredText(64),
  color: Type.String({ maxLength: 120, description: 'Empty for a product without colours.' }),
};

const ordered = Type.Integer({
  minimum: 0,
  description: 'All units of the line that were ever ordered.',
});

const change = {
  ...line,
  count: units,
  seen: Type.Optional(
    Type.Object(
      { count: units, ordered },
      { description: 'The line when this browser last read it; missing if it has not.' },
    ),
  ),
};

export const AccountCartChange = Type.Object(change, {
  $id: 'AccountCartChange',
  description: 'A line that a browser set to `count`; 0 removes it.',
});

export const AccountCartRequest = Type.Object(
  {
    account: requiredText(64),
    id: Type.String({
      pattern: '^[A-Za-z0-9-]{8,64}$',
      description: 'Made by the browser. A repeated request with the same id changes nothing.',
    }),
    revision: Type.Integer({
      minimum: 0,
      description: 'The last revision that this browser has read, or 0.',
    }),
    changes: Type.Array(Type.Object(change), { maxItems: MAX_CHANGES }),
  },
  { $id: 'AccountCartRequest' },
);

export const AccountCartLine = Type.Object(
  { ...line, count: units, ordered, product: ref(ProductCard) },
  { $id: 'AccountCartLine' },
);

export const AccountCart = Type.Object(
  {
    revision: Type.Integer(),
    lines: Type.Optional(
      Type.Array(ref(AccountCartLine), {
        description: 'Missing if nothing has changed since the revision of the request.',
      }),
    ),
    limited: Type.Optional(
      Type.Array(
        Type.Object({
          title: Type.String(),
          reached: Type.Union([Type.Literal('units'), Type.Literal('lines')]),
        }),
        { description: 'Products whose units were reduced to the limits of a cart.' },
      ),
    ),
  },
  { $id: 'AccountCart', description: 'The cart and wishlist of an account.' },
);
