import { limits } from '@shop/config';
import { Type } from 'typebox';
import { nullableText, ref, requiredText } from '../../../platform/http/schemas';
import { RequestKey } from '../../staff';
import { ParcelReport, ParcelState } from '../parcel-schemas';

const nullableMoment = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time' });

/** The longest name of a courier, and the longest tracking number. */
const MAX_NAME = 60;

export const courier = requiredText(MAX_NAME);
export const trackingNumber = requiredText(MAX_NAME);

/** The heaviest parcel, in grams: more is a mistake. */
const MAX_GRAMS = 100_000;

export const weightGrams = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: MAX_GRAMS,
    description: "The sum of the products' weights if it is omitted.",
  }),
);

const id = Type.String({ minLength: 1, maxLength: 40 });

export const orderParams = Type.Object({ id });
export const parcelParams = Type.Object({ id, number: Type.Integer({ minimum: 1, maximum: 10_000 }) });

/** Units of lines of an order, to ship or to refund. */
export const wantedLines = Type.Array(
  Type.Object({
    productId: Type.String({ minLength: 1, maxLength: 64 }),
    color: Type.String({
      maxLength: 120,
      description: 'The colour, or the choice of a variant; empty without either.',
    }),
    quantity: Type.Integer({ minimum: limits.minQuantity, maximum: limits.maxQuantity }),
  }),
  { minItems: 1, maxItems: limits.orderLines },
);

/** The actions that a staff member may take with a parcel in its current state. */
export const ParcelAction = Type.Union(
  [
    Type.Literal('deliver'),
    Type.Literal('return'),
    Type.Literal('complete'),
    Type.Literal('label'),
    Type.Literal('pickup'),
    Type.Literal('hand-over'),
    Type.Literal('cancel'),
  ],
  { $id: 'ParcelAction', description: '`complete`: the outcome of its booking is unknown.' },
);

/** The number of an exchange whose replacement a parcel contains. */
export const exchange = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 10_000,
    description: 'The number of a received exchange, instead of lines: the parcel contains its replacement.',
  }),
);

export const StaffParcel = Type.Object(
  {
    number: Type.Integer({ description: 'Numbered from 1 within the order.' }),
    state: ref(ParcelState),
    courier: Type.String(),
    trackingNumber: nullableText,
    trackingUrl: Type.Optional(Type.String()),
    weightGrams: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Null if it is unknown.',
    }),
    collectsCash: Type.Optional(
      Type.Literal(true, { description: 'Whether the cash of the order is collected with it.' }),
    ),
    exchange: Type.Optional(
      Type.Integer({ description: 'The number of the exchange whose replacement it contains.' }),
    ),
    shippedAt: nullableMoment,
    deliveredAt: nullableMoment,
    lines: Type.Array(
      Type.Object({
        productId: Type.String(),
        color: Type.String(),
        title: Type.String(),
        quantity: Type.Integer(),
      }),
    ),
    reports: Type.Array(ref(ParcelReport), { description: 'Latest first.' }),
    actions: Type.Array(ref(ParcelAction), {
      description: "The actions that the parcel's state and the user's role allow.",
    }),
  },
  { $id: 'StaffParcel', description: 'A parcel of an order.' },
);

export const ShipPartRequest = Type.Object(
  { key: RequestKey, lines: Type.Optional(wantedLines), exchange, courier, trackingNumber, weightGrams },
  { $id: 'ShipPartRequest' },
);
