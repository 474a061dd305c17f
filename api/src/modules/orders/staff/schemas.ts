import { limits } from '@shop/config';
import { textLimits } from '@shop/config/text-limits';
import { Type } from 'typebox';
import { formerNameOf } from '../../../platform/http/former-names';
import { nullableRef, nullableText, ref, requiredText } from '../../../platform/http/schemas';
import { RequestKey } from '../../staff';
import { ChargedShipping, CreditNote, Invoice, PlacedOrder, PlacedOrderLine } from '../schemas';
import { StoredAddress } from '../tables';

/** States of an order that somebody paid. */
export const staffStatuses = [
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
const paise = (description: string) => Type.Integer({ description: `${description}, in paise.` });

/** States of an order that somebody paid. */
export const StaffOrderStatus = Type.Union([...staffStatuses], { $id: 'StaffOrderStatus' });

/** Why emails about an order do not reach its shopper. */
export const EmailProblem = Type.Union([Type.Literal('address'), Type.Literal('refused')], {
  $id: 'EmailProblem',
  description: '`address` when no email can be sent to it, `refused` by a mail server.',
});

/** What a staff member may do with an order as it stands. */
export const OrderAction = Type.Union(
  [
    Type.Literal('pack'),
    Type.Literal('ship'),
    Type.Literal('deliver'),
    Type.Literal('cancel'),
    Type.Literal('return'),
    Type.Literal('refund'),
    Type.Literal('note'),
  ],
  { $id: 'OrderAction' },
);

export const StaffOrder = Type.Object(
  {
    id: Type.String(),
    number: Type.String({ description: 'The number that a shopper quotes.' }),
    status: ref(StaffOrderStatus),
    paidAt: moment,
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    city: Type.String(),
    units: Type.Integer({ description: 'Ordered units of all products.' }),
    pieces: Type.Integer(formerNameOf('units')),
    totalPaise: paise('What was paid'),
    courier: nullableText,
    trackingNumber: nullableText,
    emailProblem: nullableRef(EmailProblem),
  },
  { $id: 'StaffOrder', description: 'An order in the list of staff.' },
);

export const StaffOrderList = Type.Object(
  {
    items: Type.Array(ref(StaffOrder)),
    total: Type.Integer({ description: 'Orders on all pages.' }),
    totalPaise: paise('What they add up to'),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'StaffOrderList' },
);

export const StaffOrderEvent = Type.Object(
  {
    kind: Type.String({
      description: 'A state, `note`, `refund`, `return-requested`, `linked` or `email-corrected`.',
    }),
    author: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'A staff member, or `the shopper`; null for the shop itself.',
    }),
    at: moment,
    detail: Type.Object({
      courier: Type.Optional(Type.String()),
      trackingNumber: Type.Optional(Type.String()),
      reason: Type.Optional(Type.String()),
      restocked: Type.Optional(Type.Boolean()),
      text: Type.Optional(Type.String()),
      amountPaise: Type.Optional(paise('Of a refund')),
      items: Type.Optional(Type.Array(Type.String(), { description: 'Of a refund.' })),
      pieces: Type.Optional(Type.Array(Type.String(), formerNameOf('items'))),
      creditNote: Type.Optional(Type.String({ description: 'Of a refund.' })),
      email: Type.Optional(Type.String({ description: 'The corrected address.' })),
      previousEmail: Type.Optional(Type.String()),
      resent: Type.Optional(Type.Boolean({ description: 'True when the confirmation was sent again.' })),
    }),
  },
  { $id: 'StaffOrderEvent' },
);

export const StaffPayment = Type.Object(
  {
    id: Type.String({ description: "The provider's." }),
    status: Type.String(),
    method: nullableText,
    amountPaise: paise('What was taken'),
    refundedPaise: paise('What went back'),
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
    amountPaise: paise('What goes back'),
    reason: Type.String(),
    at: moment,
  },
  { $id: 'StaffRefund' },
);

/** A line of an order as staff see to it. */
export const StaffOrderLine = Type.Object(
  {
    ...PlacedOrderLine.properties,
    toSend: Type.Integer({ description: 'Units that were, or are to be, sent.' }),
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
    paidAt: moment,
    actions: Type.Array(ref(OrderAction), {
      description: 'What the state machine and the role of whoever asks allow.',
    }),
    lines: Type.Array(ref(StaffOrderLine)),
    subtotalPaise: paise('Goods and shipping'),
    shipping: Type.Optional(ref(ChargedShipping)),
    taxPaise: paise('GST'),
    taxes: PlacedOrder.properties.totals.properties.taxes,
    totalPaise: paise('What was paid'),
    address: StoredAddress,
    courier: nullableText,
    trackingNumber: nullableText,
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
    totalPaise: paise('What the order comes to'),
    emailProblem: nullableRef(EmailProblem),
    refunds: Type.Array(
      Type.Object({
        status: Type.String({ description: '`pending` or `failed`.' }),
        reason: Type.String({ description: 'Why the money goes back.' }),
        amountPaise: paise('What goes back'),
        attempts: Type.Integer({ description: 'How often the provider was asked.' }),
        since: moment,
        nextAttemptAt: nullableText,
      }),
      { description: 'Those that are not done.' },
    ),
  },
  {
    $id: 'ReviewedOrder',
    description: 'An order with a payment discrepancy, a refund in progress or undeliverable email.',
  },
);

const orderId = Type.String({ minLength: 1, maxLength: 40 });
const courier = requiredText(60);
const trackingNumber = requiredText(60);

export const ShipRequest = Type.Object({ courier, trackingNumber }, { $id: 'ShipRequest' });
export const CancelRequest = Type.Object(
  { reason: requiredText(textLimits.reason) },
  { $id: 'CancelRequest' },
);
export const ReturnRequest = Type.Object(
  {
    reason: requiredText(textLimits.reason),
    restock: Type.Boolean({ description: 'Whether the units go on sale again.' }),
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

const wantedLines = Type.Array(
  Type.Object({
    productId: Type.String({ minLength: 1, maxLength: 64 }),
    color: Type.String({ maxLength: 60, description: 'Empty without a choice of colour.' }),
    quantity: Type.Integer({ minimum: limits.minQuantity, maximum: limits.maxQuantity }),
  }),
  { minItems: 1, maxItems: limits.orderLines },
);

export const RefundPreviewRequest = Type.Object({ lines: wantedLines }, { $id: 'RefundPreviewRequest' });

export const RefundPreview = Type.Object(
  {
    amountPaise: paise('What would go back'),
    goodsPaise: paise('The units before tax'),
    taxPaise: paise('GST'),
    roundingPaise: paise('Rounding, less what went back before for no units in particular'),
  },
  { $id: 'RefundPreview' },
);

export const RefundRequest = Type.Object(
  {
    key: RequestKey,
    lines: wantedLines,
    restock: Type.Boolean({ description: 'Whether the units go on sale again.' }),
    reason: requiredText(textLimits.reason),
    amountPaise: paise('What the staff member was shown; 409 when it is another by now'),
  },
  { $id: 'RefundRequest' },
);

/** Orders that one call packs or ships at most. */
const MAX_ORDERS = 100;

export const BulkPackRequest = Type.Object(
  { ids: Type.Array(orderId, { minItems: 1, maxItems: MAX_ORDERS }) },
  { $id: 'BulkPackRequest' },
);

export const BulkShipRequest = Type.Object(
  {
    courier,
    parcels: Type.Array(Type.Object({ id: orderId, trackingNumber }), { minItems: 1, maxItems: MAX_ORDERS }),
  },
  { $id: 'BulkShipRequest' },
);

export const BulkResult = Type.Object(
  {
    done: Type.Array(Type.String(), { description: 'Orders that took the step.' }),
    refused: Type.Array(Type.Object({ id: Type.String(), message: Type.String() })),
  },
  { $id: 'BulkResult', description: 'Each order for itself: one that is refused holds up no other.' },
);
