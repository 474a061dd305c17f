import { deliveryPinKey, pinMessage, readPin } from '@shop/config/delivery';
import { isApiFailure, type PinCheck } from '@shop/contracts';
import { useEffect, useState } from 'react';
import { useShopDelivery } from './delivery';
import { shellEndpoints } from './shell-endpoints';

/** The PIN code that was checked last, in this browser; empty without one, or if the storage is blocked. */
export function rememberedPin(): string {
  try {
    const pin = readPin(window.localStorage.getItem(deliveryPinKey) ?? '');
    return pin === null ? '' : String(pin);
  } catch {
    return '';
  }
}

function rememberPin(pin: string): void {
  try {
    if (rememberedPin() !== pin) window.localStorage.setItem(deliveryPinKey, pin);
  } catch {
    // The check works without the storage; only the next page has an empty field.
  }
}

/** The check of a PIN code: one of `busy`, `result` and `error`, or none of them. */
export interface PinResult {
  readonly busy: boolean;
  readonly result: PinCheck | undefined;
  /** The message of a failed check. */
  readonly error: string | undefined;
  readonly retry: () => void;
}

const failedMessage = 'The check did not work. Please try again.';

/** Checks a PIN code of six digits and remembers it for the next page; does nothing for an empty text. */
export function usePinResult(pin: string): PinResult {
  const skip = pin === '';
  const { currentData, error, isFetching, refetch } = shellEndpoints().checkDeliveryPin.useQuery(pin, {
    skip,
  });
  useEffect(() => {
    if (pin !== '') rememberPin(pin);
  }, [pin]);
  const message = isApiFailure(error) && error.status < 500 ? error.message : failedMessage;
  const hasFailed = !skip && !isFetching && error !== undefined;
  return {
    busy: !skip && isFetching,
    result: skip ? undefined : (currentData ?? undefined),
    error: hasFailed ? message : undefined,
    retry: () => void (hasFailed && refetch()),
  };
}

/** The state of a form with a PIN code, for `PinCheckForm` of `@shop/ui/pin-check`. */
export interface PinCheckFields extends Omit<PinResult, 'retry'> {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onCheck: () => void;
}

/** A form that checks a PIN code, at first the remembered one; null if the shop does not check PIN codes. */
export function usePinCheckForm(): PinCheckFields | null {
  const isOn = useShopDelivery()?.checksPins === true;
  const [typed, setTyped] = useState('');
  const [pin, setPin] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const remembered = rememberedPin();
    setTyped((text) => text || remembered);
    setPin(remembered);
  }, [isOn]);
  const { retry, ...check } = usePinResult(isOn ? pin : '');

  if (!isOn) return null;
  return {
    ...check,
    ...(isInvalid && { result: undefined, error: pinMessage }),
    typed,
    onType: (text) => {
      setTyped(text);
      setInvalid(false);
    },
    onCheck: () => {
      const read = readPin(typed);
      setInvalid(read === null);
      if (read === null) return;
      setPin(String(read));
      retry();
    },
  };
}
