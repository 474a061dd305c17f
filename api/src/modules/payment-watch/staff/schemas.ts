import { Type } from 'typebox';

const paise = Type.Integer();
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const order = orNull(Type.Object({ id: Type.String(), number: Type.String() }));
const moment = Type.String({ format: 'date-time' });

export const SettlementMismatch = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('unknown'),
      Type.Literal('amount'),
      Type.Literal('net'),
      Type.Literal('gst'),
      Type.Literal('refunds'),
      Type.Literal('missing'),
    ]),
    paymentId: Type.String(),
    settlementId: orNull(Type.String()),
    order,
    expectedPaise: orNull(paise),
    settledPaise: orNull(paise),
    at: moment,
  },
  { $id: 'SettlementMismatch' },
);

export const Settlement = Type.Object(
  {
    id: Type.String(),
    utr: orNull(Type.String({ description: "The bank's reference of the transfer." })),
    at: moment,
    payments: Type.Integer({ description: 'Number of payments.' }),
    paidPaise: paise,
    refundedPaise: paise,
    feePaise: Type.Integer({ description: 'Fees without GST.' }),
    gstPaise: Type.Integer({ description: 'GST on the fees.' }),
    netPaise: Type.Integer({ description: 'Transferred to the bank account.' }),
  },
  { $id: 'Settlement' },
);

export const PaymentDispute = Type.Object(
  {
    id: Type.String(),
    paymentId: Type.String(),
    order,
    amountPaise: paise,
    deductedPaise: paise,
    phase: Type.String(),
    status: Type.String(),
    reason: Type.String(),
    respondBy: orNull(moment),
    openedAt: moment,
  },
  { $id: 'PaymentDispute' },
);
