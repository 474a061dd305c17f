import { Type } from 'typebox';
import { emailText, requiredText } from '../../platform/http/schemas';

export const ContactEnquiry = Type.Object(
  {
    fullName: requiredText(120),
    email: emailText,
    phoneNumber: requiredText(30),
    message: requiredText(4000),
  },
  { $id: 'ContactEnquiry' },
);
