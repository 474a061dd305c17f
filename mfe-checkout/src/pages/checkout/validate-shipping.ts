import { shipping } from '@shop/config';
import { tooLong } from '@shop/config/text-limits';
import type { ShippingDetails } from '@shop/contracts';
import { emptyShipping, shippingFields, type ShippingField, type ShippingValues } from './shipping-fields';

export interface ShippingError {
  readonly field: ShippingField;
  readonly message: string;
}

function isMissing(field: ShippingField, value: string): boolean {
  if (field === 'state') return !shipping.states.some((state) => state === value);
  return value.trim() === '';
}

/** A typed value as the API takes it: composed characters, without the spaces around. */
const sent = (value: string) => value.normalize('NFC').trim();

/** The messages of the fields that are missing or longer than the API takes, in the order of the form. Nothing else is checked. */
export function validateShipping(values: ShippingValues): readonly ShippingError[] {
  return shippingFields.flatMap(({ name, required }) => {
    const value = values[name];
    const message = required && isMissing(name, value) ? required : tooLong(name, sent(value));
    return message === undefined ? [] : [{ field: name, message }];
  });
}

/** Typed values as the API takes them. */
export function toShippingDetails(values: ShippingValues): ShippingDetails {
  const cleaned = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, sent(value)]));
  return { ...emptyShipping, ...cleaned };
}

/** Values from outside: fields that are not text are left empty, and so are strangers. */
export function parseShipping(value: unknown): ShippingValues {
  const stored = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const valid = shippingFields.flatMap(({ name }) => {
    const text = stored[name];
    return typeof text === 'string' ? [[name, text] as const] : [];
  });
  return { ...emptyShipping, ...Object.fromEntries(valid) };
}
