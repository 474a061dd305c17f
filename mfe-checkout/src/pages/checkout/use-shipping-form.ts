import { selectSessionUser, useShopSelector } from '@shop/store';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutDraft } from './checkout-draft';
import type { UpdateDraft } from './use-checkout-draft';
import type { ShippingField, ShippingValues } from './shipping-fields';
import { validateShipping, type ShippingError } from './validate-shipping';

export interface ShippingFormState {
  readonly values: ShippingValues;
  readonly errors: readonly ShippingError[];
  /** Counts the submissions that failed, so that each of them moves the focus to the summary. */
  readonly attempt: number;
  readonly edit: (field: ShippingField, value: string) => void;
  /** Fills the whole form in. */
  readonly fill: (values: ShippingValues) => void;
  /** Validates; true when the form may go on. */
  readonly submit: () => boolean;
}

/** The shipping form: typed values live in the draft, and a signed-in shopper's name and e-mail fill empty fields once, when the draft is read. */
export function useShippingForm(
  { shipping }: CheckoutDraft,
  updateDraft: UpdateDraft,
  isRead: boolean,
): ShippingFormState {
  const user = useShopSelector(selectSessionUser);
  const [errors, setErrors] = useState<readonly ShippingError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const prefilled = useRef(false);

  useEffect(() => {
    // Before the draft is read, a field may be empty that is not.
    if (!user || !isRead || prefilled.current) return;
    prefilled.current = true;
    updateDraft(({ shipping: typed }) => ({
      shipping: { ...typed, name: typed.name || user.name, email: typed.email || user.email },
    }));
  }, [isRead, updateDraft, user]);

  const edit = (field: ShippingField, value: string) => {
    updateDraft(({ shipping: typed }) => ({ shipping: { ...typed, [field]: value } }));
    setErrors((shown) => shown.filter((error) => error.field !== field));
  };
  const fill = (values: ShippingValues) => {
    updateDraft({ shipping: values });
    setErrors([]);
  };
  const submit = () => {
    const found = validateShipping(shipping);
    setErrors(found);
    if (found.length > 0) setAttempt((count) => count + 1);
    return found.length === 0;
  };
  return { values: shipping, errors, attempt, edit, fill, submit };
}
