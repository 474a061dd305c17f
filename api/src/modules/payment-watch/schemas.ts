import { Type } from 'typebox';

/** Current outages of payment methods; absent without any. */
export const outages = Type.Optional(
  Type.Array(
    Type.Object({
      method: Type.String({ description: "As in the provider's window: `card`, `netbanking`, `upi`." }),
      hidden: Type.Boolean({ description: 'Whether the payment window must not offer the method.' }),
      text: Type.String({ description: 'A sentence for the shopper.' }),
    }),
    { description: 'Current outages of payment methods; absent without any.' },
  ),
);
