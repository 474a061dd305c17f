import { Type } from 'typebox';
import { codLimits } from './terms';

const paise = (description: string) =>
  Type.Integer({ minimum: 0, maximum: codLimits.maxPaise, description: `${description}, in paise.` });

const nullablePaise = (description: string) =>
  Type.Unsafe<number | null>({
    anyOf: [Type.Integer({ minimum: 100, maximum: codLimits.maxPaise }), { type: 'null' }],
    description: `${description}, in paise, with the fee and tax; null without a limit.`,
  });

export const CodSetting = Type.Object(
  {
    offered: Type.Boolean({ description: 'Whether the checkout offers cash on delivery.' }),
    feePaise: paise('The fee before tax'),
    minPaise: nullablePaise('The minimum amount to pay'),
    maxPaise: nullablePaise('The maximum amount to pay'),
    confirmHours: Type.Integer({
      minimum: 1,
      maximum: codLimits.maxConfirmHours,
      description: 'How long an order waits for its confirmation, in hours.',
    }),
  },
  { $id: 'CodSetting', description: 'Cash on delivery, which is off by default.' },
);
