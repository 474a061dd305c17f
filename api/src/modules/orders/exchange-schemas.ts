import { limits } from '@shop/config';
import { Type } from 'typebox';
import { ref } from '../../platform/http/schemas';
import { ParcelState } from './parcel-schemas';

const quantity = Type.Integer({ minimum: limits.minQuantity, maximum: limits.maxQuantity });
const productId = Type.String({ minLength: 1, maxLength: 64 });
const choice = (description: string) => Type.String({ maxLength: 120, description });

/** Fields of a requested exchange: units of a line, and another variant of their product. */
export const wantedFields = {
  productId,
  color: choice('The choice of the bought variant.'),
  quantity,
  variantId: Type.String({ minLength: 1, maxLength: 64, description: 'The id of the wanted variant.' }),
};

/** The state of an exchange. */
export const ExchangeState = Type.Union(
  [
    Type.Literal('requested'),
    Type.Literal('accepted'),
    Type.Literal('received'),
    Type.Literal('sent'),
    Type.Literal('declined'),
    Type.Literal('cancelled'),
  ],
  {
    $id: 'ExchangeState',
    description: '`received` when the item is back at the shop, `sent` when the replacement is on its way.',
  },
);

/** A line that can be exchanged, with the variants at the same price. */
export const ExchangeOption = Type.Object(
  {
    productId: Type.String(),
    title: Type.String(),
    color: Type.String({ description: 'The choice of the bought variant.' }),
    quantity: Type.Integer({ description: 'Units that can be exchanged.' }),
    variants: Type.Array(
      Type.Object({
        productId: Type.String(),
        color: Type.String({ description: 'The choice of the variant.' }),
        free: Type.Integer({ description: 'Available units; 0 if it is sold out.' }),
      }),
    ),
  },
  { $id: 'ExchangeOption' },
);

/** An exchange for its shopper. */
export const OrderExchange = Type.Object(
  {
    number: Type.Integer({ description: 'Numbered from 1 within the order.' }),
    state: ref(ExchangeState),
    item: Type.String({ description: 'The returned units, such as `1 × Dot journal, Green / A5`.' }),
    replacement: Type.String({ description: 'The units that replace them.' }),
    awaitedUntil: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'Until when the item may arrive; only while it is accepted.',
      }),
    ),
    parcel: Type.Optional(Type.Integer({ description: 'The number of the parcel with the replacement.' })),
    parcelState: Type.Optional(ref(ParcelState)),
    itemReceived: Type.Optional(
      Type.Literal(true, {
        description: 'The item of a declined or cancelled exchange is at the shop, which refunds it.',
      }),
    ),
  },
  { $id: 'OrderExchange' },
);
