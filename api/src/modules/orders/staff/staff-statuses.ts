import { Type } from 'typebox';

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
