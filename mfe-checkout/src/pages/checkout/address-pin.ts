import { useOfferedStates, useShopDelivery } from '@shop/api-client/delivery';
import { rememberedPin, usePinResult } from '@shop/api-client/pin-check';
import { pinMessage, readPin } from '@shop/config/delivery';
import { deliveryText } from '@shop/ui/pin-check';
import { useEffect, useRef } from 'react';
import { t } from '../../messages';
import type { CheckoutDraft, UpdateDraft } from './draft';
import type { ShippingValues } from './shipping-fields';

/** The check of the address's PIN code. */
export interface AddressPin {
  /** Below a valid field: the result of the check, or why it failed; null if the shop does not check PIN codes. */
  readonly note: string | null;
  /** The message next to the field when the form is submitted; undefined if the shop delivers, or if this is not known yet. */
  readonly error: string | undefined;
}

/**
 * Checks the address's PIN code while it is typed, and fills in its city and state. A city or state that the shopper
 * chose stays. An empty field gets the PIN code of an earlier page once the draft is read.
 */
export function useAddressPin(
  { shipping: { pinCode } }: Pick<CheckoutDraft, 'shipping'>,
  updateDraft: UpdateDraft,
  isRead: boolean,
): AddressPin {
  const isOn = useShopDelivery()?.checksPins === true;
  const pin = isOn ? readPin(pinCode) : null;
  const { result, error } = usePinResult(pin === null ? '' : String(pin));
  const isPrefilled = useRef(false);
  const filled = useRef({ city: '', state: '' });

  useEffect(() => {
    if (!isOn || !isRead || isPrefilled.current) return;
    isPrefilled.current = true;
    updateDraft(({ shipping: typed }) => ({
      shipping: { ...typed, pinCode: typed.pinCode || rememberedPin() },
    }));
  }, [isOn, isRead, updateDraft]);

  const city = result?.city ?? '';
  const states = useOfferedStates();
  const state = result?.state !== undefined && states.includes(result.state) ? result.state : '';
  const isKnown = result !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const before = filled.current;
    filled.current = { city, state };
    const fill = (typed: ShippingValues, field: 'city' | 'state', value: string) =>
      value !== '' && (typed[field] === '' || typed[field] === before[field]) ? value : typed[field];
    updateDraft(({ shipping: typed }) => ({
      shipping: { ...typed, city: fill(typed, 'city', city), state: fill(typed, 'state', state) },
    }));
  }, [city, isKnown, state, updateDraft]);

  if (!isOn) return { note: null, error: undefined };
  if (pin === null) return { note: '', error: t(pinMessage) };
  return {
    note: result ? deliveryText(result) : (error ?? ''),
    error: result?.serviceable === false ? t('We do not deliver to {pin} yet.', { pin }) : undefined,
  };
}
