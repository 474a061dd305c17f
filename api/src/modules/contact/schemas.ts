import { textLimits } from '@shop/config/text-limits';
import { Type } from 'typebox';
import { emailText, requiredText } from '../../platform/http/schemas';
import { consentsField } from '../consent';

export const ContactEnquiry = Type.Object(
  {
    fullName: requiredText(textLimits.fullName),
    email: emailText,
    phoneNumber: requiredText(textLimits.phoneNumber),
    message: requiredText(textLimits.message),
    consents: consentsField,
  },
  { $id: 'ContactEnquiry' },
);

/** `Success`, and the number that a shopper may quote. */
export const EnquiryReceived = Type.Object(
  {
    success: Type.Boolean(),
    message: Type.Optional(Type.String()),
    number: Type.Optional(Type.String({ description: "The enquiry's number, such as EN-4F7K-29QX." })),
  },
  { $id: 'EnquiryReceived' },
);
