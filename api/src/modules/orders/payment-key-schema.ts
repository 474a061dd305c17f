import { Type } from 'typebox';
import { outages } from '../payment-watch';

const paymentKeyFields = {
  success: Type.Literal(true),
  key: Type.String(),
  checkoutScript: Type.String({ description: "URL of the provider's checkout script." }),
  outages,
};

export const PaymentKey = Type.Object(
  {
    ...paymentKeyFields,
    data: Type.Object(paymentKeyFields, {
      description: 'The same fields again, as other responses have them.',
    }),
  },
  { $id: 'PaymentKey' },
);
