import { textLimits } from '@shop/config/text-limits';
import { Type } from 'typebox';
import { formerNameOf } from '../../../platform/http/former-names';
import { nullableRef, nullableText, ref, requiredText } from '../../../platform/http/schemas';
import { RequestKey } from '../../staff';
import {
  ChargedCoupon,
  ChargedFee,
  ChargedShipping,
  CreditNote,
  Invoice,
  PlacedOrder,
  PlacedOrderLine,
} from '../schemas';
import { GiftCardRefund, UsedGiftCard } from '../gift-card-schemas';
import { StoredAddress } from '../tables';
import { ExchangeOption, ExchangeState } from '../exchange-schemas';
import { StaffOrderCod } from './cod-schemas';
import { StaffExchange } from './exchange-schemas';
import { courier, StaffParcel, trackingNumber } from './parcel-schemas';

/** States of a booked order, and of an unconfirmed one with cash on delivery. */
export const staffStatuses = [
  Type.Literal('unconfirmed'),
  Type.Literal('placed'),
  Type.Literal('packed'),
  Type.Literal('shipped'),
  Type.Literal('delivered'),
  Type.Literal('cancelled'),
  Type.Literal('returned'),
  Type.Literal('review'),
  Type.Literal('refund_pending'),
  Type.Literal('refunded'),
] as const;

const moment = Type.String({ format: 'date-time' });
const bookedAt = Type.String({
  format: 'date-time',
  description:
    'When it was paid; with cash on delivery when it was confirmed, and until then when it was ordered.',
});
const paise = (description: string) => Type.Integer({ description: `${description}, in paise.` });

/** The state of an order for staff. */
export const StaffOrderStatus = Type.Union([...staffStatuses], { $id: 'StaffOrderStatus' });

/** The reason why emails about an order cannot be delivered. */
export const EmailProblem = Type.Union([Type.Literal('address'), Type.Literal('refused')], {
  $id: 'EmailProblem',
  description: '`address` if the address is invalid, `refused` if a mail server rejected it.',
});

/** The actions that a staff member may take with an order in its current state. */
export const OrderAction = Type.Union(
  [
    Type.Literal('confirm'),
    Type.Literal('pack'),
    Type.Literal('ship'),
    Type.Literal('deliver'),
    Type.Literal('cancel'),
    Type.Literal('return'),
    Type.Literal('refused'),
    Type.Literal('collect'),
    Type.Literal('remit'),
    Type.Literal('transfer'),
    Type.Literal('refund'),
    Type.Literal('note'),
  ],
  { $id: 'OrderAction' },
);

export const StaffOrder = Type.Object(
  {
    id: Type.String(),
    number: Type.String({ description: 'The order number that shoppers quote.' }),
    status: ref(StaffOrderStatus),
    paidAt: bookedAt,
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    city: Type.String(),
    units: Type.Integer({ description: 'Ordered units of all products.' }),
    pieces: Type.Integer(formerNameOf('units')),
    totalPaise: paise('The paid amount'),
    courier: nullableText,
    trackingNumber: nullableText,
    emailProblem: nullableRef(EmailProblem),
    cod: Type.Optional(Type.Boolean({ description: 'True if it is paid in cash on delivery.' })),
    exchange: Type.Optional(ref(ExchangeState)),
  },
  { $id: 'StaffOrder', description: "An order in the staff's list." },
);

export const StaffOrderList = Type.Object(
  {
    items: Type.Array(ref(StaffOrder)),
    total: Type.Integer({ description: 'Orders on all pages.' }),
    totalPaise: paise('Their total'),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'StaffOrderList' },
);

export const StaffOrderEvent = Type.Object(
  {
    kind: Type.String({
      description:
        'A state, `note`, `refund`, `return-requested`, `exchange`, `linked`, `email-corrected`, `collected`, `remitted`, `transferred`, `parcel-shipped`, `parcel-delivered` or `parcel-returned`.',
    }),
    author: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'A staff member, or `the shopper`; null for the shop itself.',
    }),
    at: moment,
    detail: Type.Object({
      courier: Type.Optional(Type.String()),
      trackingNumber: Type.Optional(Type.String()),
      parcel: Type.Optional(
        Type.Integer({ description: 'The number of the parcel, if it is one of several.' }),
      ),
      reason: Type.Optional(Type.String()),
      restocked: Type.Optional(Type.Boolean()),
      text: Type.Optional(Type.String()),
      amountPaise: Type.Optional(paise('For a refund, or for cash')),
      items: Type.Optional(Type.Array(Type.String(), { description: 'For a refund or a parcel.' })),
      pieces: Type.Optional(Type.Array(Type.String(), formerNameOf('items'))),
      creditNote: Type.Optional(Type.String({ description: 'For a refund.' })),
      giftCardPaise: Type.Optional(paise('The part of a refund that went to the gift card')),
      exchange: Type.Optional(Type.Integer({ description: 'The number of an exchange.' })),
      exchangeState: Type.Optional(ref(ExchangeState)),
      replacement: Type.Optional(Type.String({ description: 'For an exchange.' })),
      email: Type.Optional(Type.String({ description: 'The corrected address.' })),
      previousEmail: Type.Optional(Type.String()),
      reference: Type.Optional(Type.String({ description: 'For a remittance, a transfer or claimed cash.' })),
      day: Type.Optional(Type.String({ description: 'For a remittance.' })),
      resent: Type.Optional(Type.Boolean({ description: 'True when emails were sent again.' })),
      endsLinks: Type.Optional(
        Type.Boolean({ description: 'True when links in emails to the previous address stopped working.' }),
      ),
    }),
  },
  { $id: 'StaffOrderEvent' },
);

export const StaffPayment = Type.Object(
  {
    id: Type.String({ description: "The provider's id." }),
    status: Type.String(),
    method: nullableText,
    amountPaise: paise('The captured amount'),
    refundedPaise: paise('The refunded amount'),
    at: moment,
  },
  { $id: 'StaffPayment' },
);

export const StaffRefund = Type.Object(
  {
    paymentId: Type.String(),
    status: Type.String({
      description: '`pending`, `processed`, `failed`, or `replaced` by a later one.',
    }),
    amountPaise: paise('The amount to refund'),
    reason: Type.String(),
    at: moment,
    method: Type.Optional(
      Type.Unsafe<'transfer' | 'waived'>({
        enum: ['transfer', 'waived'],
        type: 'string',
        description: 'For cash: by a bank transfer, or not collected. Omitted for the provider.',
      }),
    ),
    reference: Type.Optional(Type.String({ description: 'For a recorded transfer.' })),
  },
  { $id: 'StaffRefund' },
);

/** A line of an order for staff. */
export const StaffOrderLine = Type.Object(
  {
    ...PlacedOrderLine.properties,
    toSend: Type.Integer({ description: 'Units that were or will be shipped.' }),
    inParcels: Type.Optional(Type.Integer({ description: 'Units in parcels; omitted if there are none.' })),
    weightGrams: Type.Optional(
      Type.Integer({ description: 'The current weight of one unit; omitted if it is unknown.' }),
    ),
  },
  { $id: 'StaffOrderLine' },
);

/** A shopper's request to return an order, which staff approve or decline. */
export const StaffReturnRequest = Type.Object(
  { at: moment, reason: Type.String() },
  { $id: 'StaffReturnRequest' },
);

export const StaffOrderDetail = Type.Object(
  {
    id: Type.String(),
    number: Type.String(),
    status: ref(StaffOrderStatus),
    paidAt: bookedAt,
    actions: Type.Array(ref(OrderAction), {
      description: "The actions that the state machine and the user's role allow.",
    }),
    lines: Type.Array(ref(StaffOrderLine)),
    subtotalPaise: paise('Goods, shipping and fee less the coupon'),
    shipping: Type.Optional(ref(ChargedShipping)),
    cashFee: Type.Optional(ref(ChargedFee)),
    coupon: Type.Optional(ref(ChargedCoupon)),
    giftCard: Type.Optional(ref(UsedGiftCard)),
    giftCardRefunds: Type.Optional(
      Type.Array(ref(GiftCardRefund), {
        description: 'Refunds to the gift card; omitted if there are none.',
      }),
    ),
    cod: Type.Optional(ref(StaffOrderCod)),
    taxPaise: paise('GST'),
    taxes: PlacedOrder.properties.totals.properties.taxes,
    totalPaise: paise('The paid amount'),
    address: StoredAddress,
    courier: nullableText,
    trackingNumber: nullableText,
    parcels: Type.Optional(
      Type.Array(ref(StaffParcel), { description: 'By number; omitted if there are none.' }),
    ),
    exchanges: Type.Optional(
      Type.Array(ref(StaffExchange), { description: 'By number; omitted if there are none.' }),
    ),
    exchangeOptions: Type.Optional(
      Type.Array(ref(ExchangeOption), {
        description: 'Lines that can be exchanged for another variant; omitted if there are none.',
      }),
    ),
    events: Type.Array(ref(StaffOrderEvent)),
    payments: Type.Array(ref(StaffPayment)),
    refunds: Type.Array(ref(StaffRefund)),
    invoice: nullableRef(Invoice),
    creditNotes: Type.Array(ref(CreditNote)),
    returnRequest: nullableRef(StaffReturnRequest),
    emailProblem: nullableRef(EmailProblem),
  },
  { $id: 'StaffOrderDetail' },
);

export const ReviewedOrder = Type.Object(
  {
    id: Type.String(),
    number: Type.String(),
    status: ref(StaffOrderStatus),
    paidAt: moment,
    name: Type.String(),
    totalPaise: paise('The order total'),
    emailProblem: nullableRef(EmailProblem),
    refunds: Type.Array(
      Type.Object({
        status: Type.String({ description: '`pending` or `failed`.' }),
        reason: Type.String({ description: 'The reason of the refund.' }),
        amountPaise: paise('The amount to refund'),
        attempts: Type.Integer({ description: 'Number of attempts at the provider.' }),
        since: moment,
        nextAttemptAt: nullableText,
      }),
      { description: 'Unfinished refunds.' },
    ),
  },
  {
    $id: 'ReviewedOrder',
    description: 'An order with a payment discrepancy, a pending or failed refund, or undeliverable email.',
  },
);

export const ShipRequest = Type.Object({ courier, trackingNumber }, { $id: 'ShipRequest' });
export const CancelRequest = Type.Object(
  { reason: requiredText(textLimits.reason) },
  { $id: 'CancelRequest' },
);
export const ReturnRequest = Type.Object(
  {
    reason: requiredText(textLimits.reason),
    restock: Type.Boolean({ description: 'Whether the units can be sold again.' }),
  },
  { $id: 'ReturnRequest' },
);
export const NoteRequest = Type.Object(
  { text: requiredText(2_000), key: Type.Optional(RequestKey) },
  { $id: 'NoteRequest' },
);

export const CorrectEmailRequest = Type.Object(
  { email: requiredText(textLimits.email), key: RequestKey },
  { $id: 'CorrectEmailRequest' },
);
