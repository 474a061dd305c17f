import { Type } from 'typebox';

/** States of an enquiry, in the order in which they are met. */
export const enquiryStates = [
  Type.Literal('open'),
  Type.Literal('answered'),
  Type.Literal('closed'),
] as const;
