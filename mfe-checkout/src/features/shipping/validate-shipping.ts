import { shipping } from '@shop/config';
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

/** The messages of the fields that are missing, in the order of the form. Presence is all that is checked. */
export function validateShipping(values: ShippingValues): readonly ShippingError[] {
  return shippingFields.flatMap(({ name, required }) =>
    required && isMissing(name, values[name]) ? [{ field: name, message: required }] : [],
  );
}

/** Typed values as the API takes them, without the spaces around. */
export function toShippingDetails(values: ShippingValues): ShippingDetails {
  const trimmed = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()]));
  return { ...emptyShipping, ...trimmed };
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
