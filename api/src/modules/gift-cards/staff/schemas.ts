import { textLimits } from '@shop/config/text-limits';
import { Type } from 'typebox';
import { emailText, nullableRef, nullableText, ref, requiredText } from '../../../platform/http/schemas';
import { RequestKey } from '../../staff';
import { MAX_GIFT_MESSAGE } from '../recipients';

/** `spent` and `expired` follow from the balance and the date. */
export const stateField = Type.Union([
  Type.Literal('active'),
  Type.Literal('spent'),
  Type.Literal('expired'),
  Type.Literal('blocked'),
  Type.Literal('cancelled'),
]);

const moment = Type.String({ format: 'date-time' });
const paise = (description: string) => Type.Integer({ description: `${description}, in paise.` });

export const GiftCardOrder = Type.Object(
  { id: Type.String(), number: Type.String() },
  { $id: 'GiftCardOrder', description: 'An order that sold a gift card, or was paid with it.' },
);

const listed = {
  id: Type.String(),
  lastFour: Type.String({ description: 'The last four characters of its code.' }),
  initialPaise: paise('Its value when it was issued'),
  balancePaise: paise('What is left of it'),
  state: stateField,
  recipientName: nullableText,
  recipientEmail: nullableText,
  soldIn: nullableRef(GiftCardOrder),
  createdAt: moment,
  expiresAt: moment,
};

export const ListedGiftCard = Type.Object(listed, { $id: 'ListedGiftCard' });

export const GiftCardList = Type.Object(
  {
    items: Type.Array(ref(ListedGiftCard)),
    total: Type.Integer(),
    balancePaise: paise('What is left on the cards of all pages'),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'GiftCardList' },
);

export const GiftCardEntry = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('issue'),
      Type.Literal('spend'),
      Type.Literal('release'),
      Type.Literal('refund'),
      Type.Literal('block'),
      Type.Literal('unblock'),
      Type.Literal('cancel'),
    ]),
    amountPaise: paise('The change of the balance, negative when it decreases'),
    order: nullableRef(GiftCardOrder),
    author: { ...nullableText, description: 'A staff member; null for the shop itself.' },
    reason: nullableText,
    at: moment,
  },
  { $id: 'GiftCardEntry' },
);

export const GiftCardDetail = Type.Object(
  {
    ...listed,
    message: nullableText,
    version: Type.Integer({ description: 'Send it with a change to detect conflicts.' }),
    entries: Type.Array(ref(GiftCardEntry), { description: 'Its ledger, newest entry first.' }),
  },
  { $id: 'GiftCardDetail' },
);

const reason = requiredText(textLimits.reason);

export const NewGiftCard = Type.Object(
  {
    key: RequestKey,
    amountPaise: Type.Integer({ minimum: 100, maximum: 10_000_000 }),
    email: emailText,
    name: Type.String({ maxLength: textLimits.name }),
    message: Type.String({ maxLength: MAX_GIFT_MESSAGE }),
    reason,
  },
  { $id: 'NewGiftCard', description: 'A card that a staff member gives away.' },
);

export const GiftCardBlock = Type.Object(
  { version: Type.Integer({ description: 'Version when it was opened.' }), blocked: Type.Boolean(), reason },
  { $id: 'GiftCardBlock' },
);

export const GiftCardResend = Type.Object(
  { key: RequestKey, email: emailText },
  { $id: 'GiftCardResend', description: 'An email to send again, to this address from now on.' },
);
