import { Type } from 'typebox';
import { nullableText, ref, requiredText } from '../../../platform/http/schemas';
import { enquiryStates } from './enquiry-states';

const moment = Type.String({ format: 'date-time' });

/** States of an enquiry. */
export const KeptEnquiryState = Type.Union([...enquiryStates], { $id: 'KeptEnquiryState' });

const listed = {
  id: Type.String(),
  number: Type.String({ description: 'What a shopper quotes.' }),
  state: ref(KeptEnquiryState),
  receivedAt: moment,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
};

export const KeptEnquiry = Type.Object(
  { ...listed, beginning: Type.String({ description: 'Of the message, at most 140 characters.' }) },
  { $id: 'KeptEnquiry', description: 'An enquiry in the list of keepers.' },
);

export const KeptEnquiryList = Type.Object(
  {
    items: Type.Array(ref(KeptEnquiry)),
    total: Type.Integer({ description: 'Enquiries on all pages.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'KeptEnquiryList' },
);

export const KeptEnquiryEvent = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('note'),
      Type.Literal('answered'),
      Type.Literal('closed'),
      Type.Literal('reopened'),
    ]),
    author: Type.String(),
    at: moment,
    text: Type.String({ description: 'Of a note or an answer; empty for the others.' }),
  },
  { $id: 'KeptEnquiryEvent' },
);

export const KeptEnquiryDetail = Type.Object(
  {
    ...listed,
    message: Type.String(),
    closedAt: nullableText,
    events: Type.Array(ref(KeptEnquiryEvent)),
    canMail: Type.Boolean({ description: 'Whether the shop sends mails, and with them answers.' }),
  },
  { $id: 'KeptEnquiryDetail' },
);

export const EnquiryAnswerRequest = Type.Object(
  { text: requiredText(8_000) },
  { $id: 'EnquiryAnswerRequest' },
);
export const EnquiryNoteRequest = Type.Object({ text: requiredText(2_000) }, { $id: 'EnquiryNoteRequest' });
