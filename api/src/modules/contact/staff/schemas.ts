import { Type } from 'typebox';
import { nullableText, ref, requiredText } from '../../../platform/http/schemas';

/** States of an enquiry, in their usual order. */
export const enquiryStates = [
  Type.Literal('open'),
  Type.Literal('answered'),
  Type.Literal('closed'),
] as const;

const moment = Type.String({ format: 'date-time' });

/** States of an enquiry. */
export const StaffEnquiryState = Type.Union([...enquiryStates], { $id: 'StaffEnquiryState' });

const listed = {
  id: Type.String(),
  number: Type.String({ description: 'The enquiry number that shoppers quote.' }),
  state: ref(StaffEnquiryState),
  receivedAt: moment,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
};

export const StaffEnquiry = Type.Object(
  { ...listed, beginning: Type.String({ description: 'The start of the message, at most 140 characters.' }) },
  { $id: 'StaffEnquiry', description: "An enquiry in the staff's list." },
);

export const StaffEnquiryList = Type.Object(
  {
    items: Type.Array(ref(StaffEnquiry)),
    total: Type.Integer({ description: 'Enquiries on all pages.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'StaffEnquiryList' },
);

export const StaffEnquiryEvent = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('note'),
      Type.Literal('answered'),
      Type.Literal('closed'),
      Type.Literal('reopened'),
    ]),
    author: Type.String(),
    at: moment,
    text: Type.String({ description: 'The text of a note or an answer; otherwise empty.' }),
  },
  { $id: 'StaffEnquiryEvent' },
);

export const StaffEnquiryDetail = Type.Object(
  {
    ...listed,
    message: Type.String(),
    closedAt: nullableText,
    events: Type.Array(ref(StaffEnquiryEvent)),
    canMail: Type.Boolean({ description: 'Whether the shop can send answers by email.' }),
  },
  { $id: 'StaffEnquiryDetail' },
);

export const EnquiryAnswerRequest = Type.Object(
  { text: requiredText(8_000) },
  { $id: 'EnquiryAnswerRequest' },
);
export const EnquiryNoteRequest = Type.Object({ text: requiredText(2_000) }, { $id: 'EnquiryNoteRequest' });
