import type { EnquiryState } from '../api/types';
import { Tag, type Tone } from './display';

/** Labels of the states of an enquiry. */
export const enquiryStates: Readonly<Record<EnquiryState, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

const tones: Readonly<Record<EnquiryState, Tone>> = { open: 'waiting', answered: 'good', closed: 'plain' };

export const isEnquiryState = (text: string | null): text is EnquiryState =>
  text !== null && Object.hasOwn(enquiryStates, text);

export function EnquiryStateTag({ state }: { readonly state: EnquiryState }) {
  return <Tag tone={tones[state]}>{enquiryStates[state]}</Tag>;
}
