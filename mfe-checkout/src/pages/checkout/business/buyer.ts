import { useOffersGstin } from '@shop/api-client/business';
import { type Buyer, buyerFaults, normaliseGstin, stateOfGstin } from '@shop/config/gstin';
import { t } from '../../../messages';
import type { CheckoutDraft, UpdateDraft } from '../draft';

/** A field of a business buyer, as typed. */
export type BuyerField = keyof Buyer;

/** The typed fields of a business buyer, and whether the shopper has opened them. */
export interface BuyerDraft extends Buyer {
  readonly isOpen: boolean;
}

const emptyBuyer: BuyerDraft = { isOpen: false, gstin: '', companyName: '' };

/** Reads stored fields; undefined if there are none. A form that was sent without scripts has only the fields. */
export function parseBuyer(value: unknown): BuyerDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { isOpen, gstin, companyName } = value as Record<string, unknown>;
  if (typeof gstin !== 'string' || typeof companyName !== 'string') return undefined;
  return { gstin, companyName, isOpen: isOpen === undefined ? gstin + companyName !== '' : isOpen === true };
}

/** Typed fields in the format of the API. */
const sent = ({ gstin, companyName }: Buyer): Buyer => ({
  gstin: normaliseGstin(gstin),
  companyName: companyName.normalize('NFC').trim(),
});

/** The business buyer of the checkout. */
export interface BuyerForm {
  readonly isOffered: boolean;
  readonly typed: BuyerDraft;
  /** The business that buys; undefined if the shopper does not buy for one. */
  readonly buyer: Buyer | undefined;
  readonly edit: (change: Partial<BuyerDraft>) => void;
  /** Fills in the business of a saved address, and removes that of the address chosen before. Typed fields stay. */
  readonly fill: (chosen: Partial<Buyer>, before: Partial<Buyer> | undefined) => void;
  /** The messages for missing or invalid fields; none if the shopper does not buy for a business. */
  readonly validate: () => ReturnType<typeof buyerFaults>;
  /** The note shown if the GSTIN is registered in a different state from the address; null otherwise. */
  readonly note: string | null;
}

function noteOf({ gstin }: Buyer, state: string): string | null {
  const home = stateOfGstin(gstin);
  if (home === undefined || state === '' || home === state) return null;
  return t(
    'This GSTIN is registered in {home}, and the parcel goes to {state}. The invoice names {state} as the place of supply.',
    { home, state },
  );
}

/** The business buyer of the checkout, in a shop that lets shoppers enter a GSTIN. */
export function useBuyer(
  { business: typed = emptyBuyer, shipping }: Pick<CheckoutDraft, 'business' | 'shipping'>,
  updateDraft: UpdateDraft,
): BuyerForm {
  const isOffered = useOffersGstin();
  const buyer = isOffered && typed.isOpen ? sent(typed) : undefined;
  const edit = (change: Partial<BuyerDraft>) =>
    updateDraft(({ business = emptyBuyer }) => ({ business: { ...business, ...change } }));
  const fill: BuyerForm['fill'] = ({ gstin, companyName }, before) => {
    if (!isOffered) return;
    const isFilled = typed.gstin === before?.gstin && typed.companyName === before.companyName;
    if (gstin !== undefined && companyName !== undefined) edit({ isOpen: true, gstin, companyName });
    else if (isFilled) edit(emptyBuyer);
  };
  const faults = buyer ? buyerFaults(buyer) : [];
  const isValid = buyer !== undefined && faults.every(({ field }) => field !== 'gstin');
  return {
    ...{ isOffered, typed, buyer, edit, fill },
    validate: () => faults,
    note: isValid ? noteOf(buyer, shipping.state) : null,
  };
}
