import { Type } from 'typebox';
import { formerNameOf } from '../../platform/http/former-names';
import { ref } from '../../platform/http/schemas';
import { ExchangeOption, OrderExchange } from './exchange-schemas';
import { OrderParcel } from './parcel-schemas';
import { PlacedOrder } from './schemas';

/** An event of an order. */
export const OrderMoment = Type.Object(
  {
    kind: Type.String({
      description:
        '`placed`, `shipped`, `parcel-shipped`, `parcel-delivered`, `parcel-returned`, `delivered`, `cancelled`, `return-requested`, `exchange-` with the state of an exchange, `returned`, `refund-pending`, `refunded`, `refunded-to-card` for money that is back on a gift card, or `reduced` for units that need not be paid on delivery.',
    }),
    at: Type.String({ format: 'date-time' }),
    courier: Type.Optional(Type.String({ description: 'For `shipped` and `parcel-shipped`.' })),
    trackingNumber: Type.Optional(Type.String({ description: 'For `shipped` and `parcel-shipped`.' })),
    parcel: Type.Optional(
      Type.Integer({ description: 'The number of the parcel, if it is one of several.' }),
    ),
    amountPaise: Type.Optional(Type.Integer({ description: 'The refunded amount.' })),
    items: Type.Optional(
      Type.Array(Type.String(), {
        description: 'The refunded items, unless the whole order is refunded, or the exchanged ones.',
      }),
    ),
    pieces: Type.Optional(Type.Array(Type.String(), formerNameOf('items'))),
    replacement: Type.Optional(Type.String({ description: 'For an exchange.' })),
    creditNote: Type.Optional(Type.String({ description: 'Number of its credit note.' })),
  },
  { $id: 'OrderMoment' },
);

/** An order with its timeline and its shopper's options. */
export const OrderPage = Type.Object(
  {
    order: ref(PlacedOrder),
    timeline: Type.Array(ref(OrderMoment), { description: 'The earliest first.' }),
    parcels: Type.Optional(
      Type.Array(ref(OrderParcel), {
        description: 'The parcels of an order that is sent in several, or whose courier reports about it.',
      }),
    ),
    exchanges: Type.Optional(
      Type.Array(ref(OrderExchange), { description: 'By number; omitted if there are none.' }),
    ),
    exchangeOptions: Type.Optional(
      Type.Array(ref(ExchangeOption), {
        description: 'Lines that a return may exchange for another variant; omitted if there are none.',
      }),
    ),
    canCancel: Type.Boolean({ description: 'True until a part of it is shipped.' }),
    canReturn: Type.Boolean({
      description: 'True while a return can be requested: once, after shipping.',
    }),
  },
  { $id: 'OrderPage' },
);
