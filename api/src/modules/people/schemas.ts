import { Type } from 'typebox';
import { nullableRef, nullableText, ref, requiredText } from '../../platform/http/schemas';
import { CustomerConsent } from '../consent';

/** With or without an account. */
export const customerKinds = [Type.Literal('account'), Type.Literal('guest')] as const;

/** Reasons for an erasure. Fixed, because the log is permanent and a text could name the person. */
export const erasureReasons = [
  Type.Literal('asked by the person'),
  Type.Literal('consent withdrawn'),
  Type.Literal('no longer needed'),
] as const;

const moment = Type.String({ format: 'date-time' });

export const CustomerKind = Type.Union([...customerKinds], {
  $id: 'CustomerKind',
  description: 'With an account, or known only by orders and enquiries.',
});

const listed = {
  id: Type.String({ description: 'The id of the account; for guests, that of an order or enquiry.' }),
  kind: ref(CustomerKind),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
};

export const Customer = Type.Object(
  {
    ...listed,
    since: Type.String({ description: 'When the account was created, or the guest first ordered or wrote.' }),
  },
  { $id: 'Customer' },
);

export const CustomerList = Type.Object(
  {
    items: Type.Array(ref(Customer)),
    total: Type.Integer({ description: 'Customers on all pages.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'CustomerList' },
);

export const CustomerOrder = Type.Object(
  {
    id: Type.String(),
    number: Type.String(),
    status: Type.String(),
    at: moment,
    totalPaise: Type.Integer({ description: 'In paise.' }),
    paid: Type.Boolean({ description: 'Only paid orders have a page.' }),
  },
  { $id: 'CustomerOrder' },
);

export const CustomerEnquiry = Type.Object(
  { id: Type.String(), number: Type.String(), state: Type.String(), at: moment },
  { $id: 'CustomerEnquiry' },
);

export const CustomerAddress = Type.Object(
  {
    lines: Type.Array(Type.String()),
    from: Type.String({ description: '`saved`, or the number of an order.' }),
  },
  { $id: 'CustomerAddress' },
);

export const CustomerAccount = Type.Object(
  {
    since: moment,
    openSessions: Type.Integer({ description: 'Number of browsers in which they are signed in.' }),
    seenAt: nullableText,
  },
  { $id: 'CustomerAccount' },
);

export const CustomerDetail = Type.Object(
  {
    ...listed,
    account: nullableRef(CustomerAccount),
    addresses: Type.Array(ref(CustomerAddress)),
    orders: Type.Array(ref(CustomerOrder), { description: 'Latest first, at most 200.' }),
    enquiries: Type.Array(ref(CustomerEnquiry)),
    consents: Type.Optional(Type.Array(ref(CustomerConsent), { description: 'Latest first, at most 200.' })),
    erasable: Type.Boolean({ description: 'Whether the user may export and erase the customer.' }),
  },
  { $id: 'CustomerDetail' },
);

export const CustomerErasure = Type.Object(
  {
    reason: Type.Union([...erasureReasons]),
    email: requiredText(254),
  },
  {
    $id: 'CustomerErasure',
    description: 'The email address is typed again to prevent mistakes.',
  },
);
