import { Type } from 'typebox';
import { Invoice } from '../invoices/invoice-schema';
import { Photo } from '../schemas/photo';
import { nullableRef, ref } from '../schemas/shared';

const rupees = { description: 'Rupees.' } as const;

export const PlacedOrderLine = Type.Object(
  {
    productId: Type.String(),
    title: Type.String({ description: 'As it was sold.' }),
    slugProduct: Type.String(),
    mainPhoto: ref(Photo),
    color: Type.String({ description: 'Empty without a choice of colour.' }),
    quantity: Type.Integer(),
    price: Type.Number({ description: 'Rupees for one piece, after discount.' }),
    unitPaise: Type.Integer(),
    totalPaise: Type.Integer(),
  },
  { $id: 'PlacedOrderLine' },
);

const StoredAddress = Type.Object({
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  streetAddress: Type.String(),
  apartment: Type.String(),
  city: Type.String(),
  state: Type.String(),
  pinCode: Type.String(),
});

/** An order as its shopper may see it. */
export const PlacedOrder = Type.Object(
  {
    _id: Type.String(),
    orderNumber: Type.String({ description: 'What a shopper quotes.' }),
    status: Type.String({
      description: '`placed`, `confirming` while the payment is on its way, or the state in which it ended.',
    }),
    createdAt: Type.String({ format: 'date-time' }),
    products: Type.Array(ref(PlacedOrderLine)),
    total: Type.Number(rupees),
    totals: Type.Object({
      subtotalPaise: Type.Integer(),
      taxPaise: Type.Integer(),
      roundingPaise: Type.Integer(),
      payablePaise: Type.Integer(),
    }),
    address: StoredAddress,
    invoice: nullableRef(Invoice),
  },
  { $id: 'PlacedOrder' },
);
