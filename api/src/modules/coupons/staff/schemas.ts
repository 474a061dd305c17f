import { Type } from 'typebox';
import { nullableText, ref } from '../../../platform/http/schemas';
import { MAX_CODE_LENGTH } from '../codes';

export const stateField = Type.Union([
  Type.Literal('active'),
  Type.Literal('planned'),
  Type.Literal('ended'),
  Type.Literal('used-up'),
  Type.Literal('off'),
]);

const kindField = Type.Union([Type.Literal('percent'), Type.Literal('amount'), Type.Literal('shipping')]);

const nullable = {
  paise: (description: string) =>
    Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum: 1e11, description }),
  moment: (description: string) =>
    Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time', description }),
};

const fields = {
  code: Type.String({ maxLength: MAX_CODE_LENGTH }),
  kind: kindField,
  percent: Type.Unsafe<number | null>({
    type: ['number', 'null'],
    description: 'Of `percent`: more than 0, at most 100.',
  }),
  amountPaise: nullable.paise('Of `amount`, before tax.'),
  maxPaise: nullable.paise('The maximum of `percent`, before tax; null without one.'),
  minPaise: Type.Integer({
    minimum: 0,
    maximum: 1e11,
    description: 'Minimum value of its goods, before tax.',
  }),
  firstOrder: Type.Boolean({ description: 'Only for a first order.' }),
  oncePerCustomer: Type.Boolean(),
  maxUses: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    minimum: 1,
    maximum: 10_000_000,
    description: 'Maximum number of uses by all customers; null without a limit.',
  }),
  startsAt: nullable.moment('Null to start at once.'),
  endsAt: nullable.moment('Null without an end.'),
  active: Type.Boolean({ description: 'False to switch it off.' }),
};

const scope = {
  products: Type.Array(Type.String({ maxLength: 200 }), {
    maxItems: 200,
    description: 'Codes or slugs of products; with no products and categories, it is for all goods.',
  }),
  categories: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 200, description: 'Their ids.' }),
};

export const NewCoupon = Type.Object({ ...fields, ...scope }, { $id: 'NewCoupon' });

export const CouponChange = Type.Object(
  { version: Type.Integer({ description: 'Version when it was opened.' }), ...fields, ...scope },
  { $id: 'CouponChange' },
);

const listed = {
  id: Type.String(),
  ...fields,
  state: stateField,
  uses: Type.Integer({ description: 'Uses that orders hold or have consumed.' }),
};

export const ListedCoupon = Type.Object(listed, { $id: 'ListedCoupon' });

export const CouponList = Type.Object(
  {
    items: Type.Array(ref(ListedCoupon)),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'CouponList' },
);

export const CouponDetail = Type.Object(
  {
    ...listed,
    products: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        name: Type.String({ description: 'Its code, or its slug without one.' }),
      }),
    ),
    categories: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    version: Type.Integer({
      description: 'Incremented with each change; send it with a change to detect conflicts.',
    }),
    changedAt: Type.String({ format: 'date-time' }),
    changedBy: Type.String(),
  },
  { $id: 'CouponDetail' },
);

/** An order that holds or has consumed a use of a coupon. */
export const CouponUse = Type.Object(
  {
    orderId: Type.String(),
    number: Type.String(),
    paid: Type.Boolean({ description: 'False while its shopper is paying.' }),
    status: Type.String(),
    at: Type.String({ format: 'date-time' }),
    couponPaise: Type.Integer({ description: 'The coupon’s discount, before tax.' }),
    totalPaise: Type.Integer(),
    name: nullableText,
  },
  { $id: 'CouponUse' },
);

export const CouponUseList = Type.Object(
  {
    items: Type.Array(ref(CouponUse)),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'CouponUseList' },
);
