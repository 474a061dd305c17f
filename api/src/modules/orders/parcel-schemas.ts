import { Type } from 'typebox';
import { ref } from '../../platform/http/schemas';

const moment = (description: string) => Type.String({ format: 'date-time', description });

/** The state of a parcel. */
export const ParcelState = Type.Union(
  [
    Type.Literal('booked'),
    Type.Literal('picked-up'),
    Type.Literal('in-transit'),
    Type.Literal('out-for-delivery'),
    Type.Literal('attempt-failed'),
    Type.Literal('delivered'),
    Type.Literal('returning'),
    Type.Literal('returned'),
    Type.Literal('lost'),
    Type.Literal('cancelled'),
  ],
  { $id: 'ParcelState', description: '`booked` until the courier has it.' },
);

/** A courier's report about a parcel. */
export const ParcelReport = Type.Object(
  {
    at: moment("By the courier's clock."),
    state: Type.Optional(ref(ParcelState)),
    place: Type.String({ description: 'Empty where the courier does not name one.' }),
    text: Type.String(),
  },
  { $id: 'ParcelReport' },
);

/** A parcel of an order for its shopper. */
export const OrderParcel = Type.Object(
  {
    number: Type.Integer({ description: 'Numbered from 1 within the order.' }),
    state: ref(ParcelState),
    courier: Type.String(),
    trackingNumber: Type.String(),
    trackingUrl: Type.Optional(Type.String({ description: "The courier's page about the parcel." })),
    shippedAt: moment('When it was handed over.'),
    deliveredAt: Type.Optional(moment('When it was delivered.')),
    items: Type.Array(Type.String(), { description: 'Its contents, such as `2 × Washi Tape, Indigo`.' }),
    reports: Type.Array(ref(ParcelReport), { description: 'Latest first.' }),
  },
  { $id: 'OrderParcel' },
);
