import { Type } from 'typebox';
import { requiredText } from './shared';

const shippingFields = {
  name: requiredText(120),
  email: requiredText(254),
  phone: requiredText(30),
  streetAddress: requiredText(240),
  apartment: Type.Optional(Type.String({ maxLength: 120 })),
  city: requiredText(120),
  state: requiredText(120),
  pinCode: requiredText(20),
};

export const ShippingDetails = Type.Object(shippingFields, { $id: 'ShippingDetails' });

const purchaseFields = {
  productId: requiredText(64),
  quantity: Type.Integer({ minimum: 1, maximum: 999 }),
  color: Type.Optional(Type.String({ maxLength: 60 })),
};

export const PurchaseLine = Type.Object(purchaseFields, { $id: 'PurchaseLine' });

const products = Type.Array(Type.Object(purchaseFields), { minItems: 1, maxItems: 100 });

export const PaymentKey = Type.Object(
  {
    success: Type.Literal(true),
    key: Type.String(),
    checkoutScript: Type.String({ description: "Where the provider's checkout script is." }),
  },
  { $id: 'PaymentKey' },
);

export const CheckoutRequest = Type.Object(
  {
    ...shippingFields,
    amount: Type.Integer({ minimum: 0, description: 'Payable total in paise.' }),
    currency: Type.Literal('INR'),
    receipt: requiredText(64),
    products,
  },
  { $id: 'CheckoutRequest' },
);

export const CheckoutResponse = Type.Object(
  {
    success: Type.Literal(true),
    id: Type.String({ description: "The provider's order." }),
    currency: Type.Literal('INR'),
    amount: Type.Integer({ description: 'Paise.' }),
    paid: Type.Optional(
      Type.Boolean({
        description: 'True when the order of this receipt is paid: no window is to be opened.',
      }),
    ),
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

export const OrderRequest = Type.Object(
  { ...shippingFields, products, razorpay_order_id: Type.Optional(Type.String({ maxLength: 64 })) },
  { $id: 'OrderRequest' },
);

export const OrderConfirmation = Type.Object(
  { success: Type.Literal(true), order: Type.Object({ _id: Type.String(), status: Type.String() }) },
  { $id: 'OrderConfirmation' },
);
