import { type Buyer, buyerFaults, normaliseGstin } from '@shop/config/gstin';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { cleanLine } from '../../platform/http/clean-text';
import { offersGstin } from './setting';

const refuse = ({ field, message }: { readonly field: keyof Buyer; readonly message: string }) =>
  new ApiError(422, message, { extra: { field } });

const textOf = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : '');

/**
 * Reads the business buyer of a checkout; null if the body has neither a GSTIN nor a company. Throws an ApiError 422 with the
 * `field` that is missing or invalid, or when the shop does not offer to enter a GSTIN.
 */
export async function readBuyer(
  db: Executor,
  body: Partial<Record<keyof Buyer, unknown>>,
): Promise<Buyer | null> {
  const buyer = { gstin: normaliseGstin(textOf(body.gstin)), companyName: textOf(body.companyName) };
  if (buyer.gstin === '' && buyer.companyName === '') return null;
  if (!(await offersGstin(db))) {
    throw refuse({
      field: 'gstin',
      message: 'This shop no longer takes GSTINs. Remove it, or reload the page.',
    });
  }
  const [fault] = buyerFaults(buyer);
  if (fault) throw refuse(fault);
  return buyer;
}
