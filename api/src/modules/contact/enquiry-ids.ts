import { newLegibleId } from '../../platform/db/public-id';

const PREFIX = 'enq';

/** A new enquiry's public id, 130 random bits. */
export const newEnquiryId = () => newLegibleId(PREFIX);

/** The number that a shopper quotes: the first eight characters of the public id, "EN-4F7K-29QX". Older ids have no prefix. */
export function enquiryNumber(publicId: string): string {
  const code = publicId.replace(`${PREFIX}_`, '').toUpperCase();
  return `EN-${code.slice(0, 4)}-${code.slice(4, 8)}`;
}
