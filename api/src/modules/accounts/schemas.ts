import { textLimits } from '@shop/config/text-limits';
import { Type } from 'typebox';
import { emailText, ref, requiredText } from '../../platform/http/schemas';
import { consentsField } from '../consent';
import { Photo } from '../media';

/** Longer passwords would only cost hashing time. */
const password = Type.String({ minLength: 1, maxLength: textLimits.password });

export const SignupRequest = Type.Object(
  {
    name: requiredText(textLimits.name),
    email: emailText,
    password,
    phoneNumber: requiredText(textLimits.phoneNumber),
    consents: consentsField,
  },
  { $id: 'SignupRequest' },
);

export const SigninRequest = Type.Object(
  {
    email: emailText,
    password,
    name: Type.Optional(
      Type.String({ maxLength: textLimits.name, description: 'Sent by the form, not used.' }),
    ),
    confirmPassword: Type.Optional(
      Type.String({ maxLength: textLimits.password, description: 'Sent by the form, not used.' }),
    ),
  },
  { $id: 'SigninRequest' },
);

export const ForgotPasswordRequest = Type.Object({ email: emailText }, { $id: 'ForgotPasswordRequest' });

export const ResetPasswordRequest = Type.Object(
  {
    token: Type.String({ minLength: 1, maxLength: 200, description: 'From the link in the email.' }),
    password,
  },
  { $id: 'ResetPasswordRequest' },
);

export const ChangePasswordRequest = Type.Object(
  { currentPassword: password, password },
  { $id: 'ChangePasswordRequest' },
);

export const ProfileRequest = Type.Object(
  { name: requiredText(textLimits.name), phoneNumber: requiredText(textLimits.phoneNumber) },
  { $id: 'ProfileRequest' },
);

export const SavedProfile = Type.Object(
  {
    success: Type.Literal(true),
    data: Type.Object({ name: Type.String(), email: Type.String(), phoneNumber: Type.String() }),
  },
  { $id: 'SavedProfile', description: 'The details as stored.' },
);

export const AccountSettings = Type.Object(
  {
    passwordReset: Type.Boolean({
      description: 'True where the shop sends email, so that a link can be requested.',
    }),
  },
  { $id: 'AccountSettings', description: 'Options of the account pages.' },
);

export const SessionUser = Type.Object(
  {
    name: Type.String(),
    email: Type.String(),
    id: Type.Optional(Type.String({ description: 'Of the account; a browser keeps its cart with it.' })),
  },
  { $id: 'SessionUser' },
);

export const OrderedProduct = Type.Object(
  {
    title: Type.String({ description: 'At the time of the order.' }),
    rate: Type.Number({ description: 'Rupees at the time of the order, before the discount.' }),
    shownGstRate: Type.Optional(
      Type.Number({
        description: 'Percent of GST to show the rate with. Only in a shop that shows prices with GST.',
      }),
    ),
    slugProduct: Type.String(),
    mainPhoto: ref(Photo),
  },
  { $id: 'OrderedProduct' },
);

export const OrderEntry = Type.Object(
  {
    _id: Type.String(),
    orderId: Type.String({ description: 'Of its order.' }),
    createdAt: Type.String({ description: 'ISO 8601.' }),
    productId: ref(OrderedProduct),
    name: Type.String(),
    streetAddress: Type.String(),
    apartment: Type.String(),
    city: Type.String(),
    state: Type.String(),
    phone: Type.String(),
    quantity: Type.Integer(),
    color: Type.Optional(Type.String({ description: 'Omitted if the product has no colours.' })),
    status: Type.String(),
  },
  { $id: 'OrderEntry', description: 'One product of one order.' },
);

export const User = Type.Object(
  {
    name: Type.String(),
    email: Type.String(),
    phoneNumber: Type.String(),
    createdAt: Type.String({ description: 'ISO 8601.' }),
    orderDetail: Type.Array(ref(OrderEntry)),
  },
  { $id: 'User' },
);
