import { limits } from '@shop/config';
import { textLimits } from '@shop/config/text-limits';
import { Type } from 'typebox';
import { formerNameOf } from '../../platform/http/former-names';
import { nullableRef, nullableText, ref, requiredText } from '../../platform/http/schemas';
import { consentsField } from '../consent';
import { MAX_CODE_LENGTH } from '../coupons';
import { giftFields } from '../gift-cards';
import { Photo } from '../media';
import { OrderCod } from './cod-schemas';
import { giftCardField, UsedGiftCard } from './gift-card-schemas';
import { StoredAddress } from './tables';

const shippingFields = {
  name: requiredText(textLimits.name),
  email: requiredText(textLimits.email),
  phone: requiredText(textLimits.phone),
  streetAddress: requiredText(textLimits.streetAddress),
  apartment: Type.Optional(Type.String({ maxLength: textLimits.apartment })),
  city: requiredText(textLimits.city),
  state: requiredText(textLimits.state),
  pinCode: requiredText(textLimits.pinCode),
};

export const ShippingDetails = Type.Object(shippingFields, { $id: 'ShippingDetails' });

const buyerFields = {
  gstin: Type.Optional(
    Type.String({
      maxLength: 60,
      description: 'The GSTIN of a business buyer, with `companyName`. Spaces are ignored.',
    }),
  ),
  companyName: Type.Optional(Type.String({ maxLength: textLimits.companyName })),
};

export const SavedAddressRequest = Type.Object(
  { ...shippingFields, ...buyerFields },
  { $id: 'SavedAddressRequest', description: 'An address to save, with its business if there is one.' },
);

const purchaseFields = {
  productId: requiredText(64),
  quantity: Type.Integer({ minimum: limits.minQuantity, maximum: limits.maxQuantity }),
  color: Type.Optional(Type.String({ maxLength: 120 })),
};

export const PurchaseLine = Type.Object(purchaseFields, { $id: 'PurchaseLine' });

const products = Type.Array(Type.Object(purchaseFields), { minItems: 1, maxItems: limits.orderLines });

export const CheckoutRequest = Type.Object(
  {
    ...shippingFields,
    amount: Type.Integer({ minimum: 0, description: 'Payable total in paise.' }),
    currency: Type.Literal('INR'),
    receipt: requiredText(64),
    products,
    fromCart: Type.Optional(
      Type.Boolean({
        description:
          "True if the products are lines of the cart: booking the order removes them from the account's.",
      }),
    ),
    coupon: Type.Optional(Type.String({ maxLength: MAX_CODE_LENGTH, description: 'The code of a coupon.' })),
    giftCard: giftCardField,
    ...buyerFields,
    ...giftFields,
    consents: consentsField,
  },
  { $id: 'CheckoutRequest' },
);

export const CheckoutResponse = Type.Object(
  {
    success: Type.Literal(true),
    id: Type.String({
      description: "The provider's order; empty for an order that a gift card has paid in full.",
    }),
    currency: Type.Literal('INR'),
    amount: Type.Integer({ description: 'Paise to pay, less the part of a gift card.' }),
    payWithin: Type.Optional(
      Type.Integer({
        description: 'Seconds for which the payment window may stay open: the units are held for longer.',
      }),
    ),
    paid: Type.Optional(
      Type.Boolean({
        description: 'True when the order of this receipt is paid: do not open the payment window.',
      }),
    ),
    orderId: Type.Optional(Type.String({ description: 'Our order, when a gift card has paid it in full.' })),
  },
  { $id: 'CheckoutResponse' },
);

export const PaymentConfirmation = Type.Object(
  {
    razorpay_payment_id: requiredText(64),
    razorpay_order_id: requiredText(64),
    razorpay_signature: requiredText(256),
  },
  { $id: 'PaymentConfirmation' },
);

export const PaymentStatus = Type.Object(
  { success: Type.Boolean(), status: Type.String() },
  { $id: 'PaymentStatus' },
);

const signed = { description: 'With the other two identifiers, confirms the order in any session.' } as const;

export const OrderRequest = Type.Object(
  {
    ...shippingFields,
    products,
    razorpay_order_id: Type.Optional(Type.String({ maxLength: 64 })),
    razorpay_payment_id: Type.Optional(Type.String({ maxLength: 64, ...signed })),
    razorpay_signature: Type.Optional(Type.String({ maxLength: 256, ...signed })),
  },
  { $id: 'OrderRequest' },
);

export const OrderConfirmation = Type.Object(
  {
    success: Type.Literal(true),
    order: Type.Object({
      _id: Type.String(),
      status: Type.String(),
      link: Type.Optional(
        Type.String({
          description:
            "Path of the order's page with its key, when a guest's order was confirmed by its payment: do not log it.",
        }),
      ),
    }),
  },
  { $id: 'OrderConfirmation' },
);

/** The shipping charge of an order. */
export const ChargedShipping = Type.Object(
  {
    amountPaise: Type.Integer({ description: 'Before the coupon and tax.' }),
    gstRate: Type.Number({ description: 'Percent.' }),
  },
  { $id: 'ChargedShipping' },
);

/** The fee of an order's cash on delivery. */
export const ChargedFee = Type.Object(
  {
    amountPaise: Type.Integer({ description: 'Before tax.' }),
    gstRate: Type.Number({ description: 'Percent.' }),
  },
  { $id: 'ChargedFee' },
);

/** The coupon of an order. */
export const ChargedCoupon = Type.Object(
  {
    code: Type.String(),
    amountPaise: Type.Integer({ description: 'Its discount on goods and shipping, before tax.' }),
  },
  { $id: 'ChargedCoupon' },
);

/** A business that bought with its GSTIN. */
export const BusinessBuyer = Type.Object(
  { gstin: Type.String(), companyName: Type.String() },
  { $id: 'BusinessBuyer' },
);

/** The invoice of a placed order; its lines are those of the order. */
export const Invoice = Type.Object(
  {
    number: Type.String({ description: 'Without gaps in its financial year.' }),
    issuedAt: Type.String({ format: 'date-time' }),
    gstin: nullableText,
    buyer: Type.Optional(ref(BusinessBuyer)),
  },
  { $id: 'Invoice' },
);

/** A credit note for an order's invoice. */
export const CreditNote = Type.Object(
  {
    number: Type.String({ description: 'Without gaps in its financial year.' }),
    issuedAt: Type.String({ format: 'date-time' }),
    covers: Type.String({
      description:
        '`pieces` for some items, `rest` for all that was left of the invoice, or `money` that was refunded without items.',
    }),
    items: Type.Array(Type.String(), { description: 'The refunded items; empty unless it covers some.' }),
    pieces: Type.Array(Type.String(), formerNameOf('items')),
    amountPaise: Type.Integer({ description: 'The refunded amount.' }),
    taxablePaise: Type.Integer({ description: 'Goods less the coupon, before tax.' }),
    couponPaise: Type.Optional(
      Type.Integer({ description: 'The coupon discount on these goods; omitted if none.' }),
    ),
    roundingPaise: Type.Integer({
      description: 'Rounding, and amounts that an earlier credit note of `money` covered.',
    }),
    taxes: Type.Array(
      Type.Object({
        gstRate: Type.Number({ description: 'Percent.' }),
        taxablePaise: Type.Integer(),
        taxPaise: Type.Integer(),
      }),
      { description: 'Credited GST, by rate.' },
    ),
  },
  { $id: 'CreditNote' },
);

const rupees = { description: 'Rupees.' } as const;

export const PlacedOrderLine = Type.Object(
  {
    productId: Type.String(),
    title: Type.String({ description: 'At the time of the order.' }),
    slugProduct: Type.String(),
    mainPhoto: ref(Photo),
    color: Type.String({ description: 'The colour, or the choice of a variant; empty without either.' }),
    quantity: Type.Integer(),
    price: Type.Number({ description: 'Rupees per unit, after discount.' }),
    unitPaise: Type.Integer(),
    totalPaise: Type.Integer(),
    hsnCode: nullableText,
    gstRate: Type.Number({ description: 'Percent of GST at the time of the order.' }),
    couponPaise: Type.Optional(Type.Integer({ description: 'Its coupon discount; omitted if none.' })),
    refunded: Type.Optional(Type.Integer({ description: 'Refunded units; omitted if none.' })),
  },
  { $id: 'PlacedOrderLine' },
);

/** An order as shown to its shopper. */
export const PlacedOrder = Type.Object(
  {
    _id: Type.String(),
    orderNumber: Type.String({ description: 'The order number that shoppers quote.' }),
    status: Type.String({
      description:
        '`placed` until it is shipped, `confirming` until the payment is captured, `unconfirmed` until cash on delivery is confirmed, then `shipped`, `delivered` or a final state.',
    }),
    createdAt: Type.String({ format: 'date-time' }),
    products: Type.Array(ref(PlacedOrderLine)),
    total: Type.Number(rupees),
    totals: Type.Object({
      subtotalPaise: Type.Integer({
        description: 'Goods, shipping and fee less the coupon, before tax.',
      }),
      shipping: Type.Optional(ref(ChargedShipping)),
      cashFee: Type.Optional(ref(ChargedFee)),
      coupon: Type.Optional(ref(ChargedCoupon)),
      taxPaise: Type.Integer(),
      roundingPaise: Type.Integer(),
      payablePaise: Type.Integer(),
      taxes: Type.Array(
        Type.Object({
          gstRate: Type.Number({ description: 'Percent.' }),
          taxablePaise: Type.Integer(),
          taxPaise: Type.Integer(),
        }),
        { description: 'Tax by rate, lowest first; adds up to `taxPaise`.' },
      ),
    }),
    address: StoredAddress,
    invoice: nullableRef(Invoice),
    creditNotes: Type.Optional(
      Type.Array(ref(CreditNote), { description: 'For the invoice, earliest first; omitted if none.' }),
    ),
    giftCard: Type.Optional(ref(UsedGiftCard)),
    cod: Type.Optional(ref(OrderCod)),
    emailFailed: Type.Optional(
      Type.Boolean({ description: 'True when emails about it cannot be delivered; omitted otherwise.' }),
    ),
    link: Type.String({
      description:
        'Path of its page. For a guest, the fragment contains the key that opens it: do not log it.',
    }),
  },
  { $id: 'PlacedOrder' },
);
