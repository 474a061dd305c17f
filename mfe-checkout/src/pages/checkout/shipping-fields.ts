import { shipping } from '@shop/config';
import { tooLong } from '@shop/config/text-limits';
import type { ShippingDetails } from '@shop/contracts';
import { t } from '../../messages';

export type ShippingField = keyof ShippingDetails;

/** The typed values; every field is present and initially empty. */
export type ShippingValues = Readonly<Record<ShippingField, string>>;

export interface ShippingFieldRule {
  readonly name: ShippingField;
  readonly label: string;
  /** The message for an empty field; undefined for an optional field. */
  readonly required?: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'email' | 'tel' | 'numeric';
  /** True for half the form's width on wide screens. */
  readonly half?: boolean;
}

const { requiredMessages } = shipping;

/** The form's fields, in order. */
export const shippingFields: readonly ShippingFieldRule[] = [
  { name: 'name', label: 'Full name', required: requiredMessages.name, autoComplete: 'shipping name' },
  {
    name: 'email',
    label: 'Email',
    required: requiredMessages.email,
    autoComplete: 'shipping email',
    type: 'email',
    inputMode: 'email',
    half: true,
  },
  {
    name: 'phone',
    label: 'Phone',
    required: requiredMessages.phone,
    autoComplete: 'shipping tel',
    type: 'tel',
    inputMode: 'tel',
    half: true,
  },
  {
    name: 'streetAddress',
    label: 'Street address',
    required: requiredMessages.streetAddress,
    autoComplete: 'shipping address-line1',
  },
  { name: 'apartment', label: 'Apartment (optional)', autoComplete: 'shipping address-line2' },
  {
    name: 'city',
    label: 'City',
    required: requiredMessages.city,
    autoComplete: 'shipping address-level2',
    half: true,
  },
  {
    name: 'state',
    label: 'State',
    required: requiredMessages.state,
    autoComplete: 'shipping address-level1',
    half: true,
  },
  {
    name: 'pinCode',
    label: 'PIN code',
    required: requiredMessages.pinCode,
    autoComplete: 'shipping postal-code',
    inputMode: 'numeric',
    half: true,
  },
];

export const emptyShipping: ShippingValues = {
  name: '',
  email: '',
  phone: '',
  streetAddress: '',
  apartment: '',
  city: '',
  state: '',
  pinCode: '',
};

export interface ShippingError {
  readonly field: ShippingField;
  readonly message: string;
}

function isMissing(field: ShippingField, value: string, states: readonly string[]): boolean {
  if (field === 'state') return !states.includes(value);
  return value.trim() === '';
}

/** A typed value in the format of the API: normalized and trimmed. */
const sent = (value: string) => value.normalize('NFC').trim();

/**
 * The messages for fields that are missing or longer than the API allows, in the order of the form. `states` are those to choose
 * from, `pinError` is the result of the check of the PIN code. Nothing else is checked.
 */
export function validateShipping(
  values: ShippingValues,
  states: readonly string[] = shipping.states,
  pinError?: string,
): readonly ShippingError[] {
  return shippingFields.flatMap(({ name, required }) => {
    const value = values[name];
    const known = required && isMissing(name, value, states) ? t(required) : tooLong(name, sent(value));
    const message = known ?? (name === 'pinCode' ? pinError : undefined);
    return message === undefined ? [] : [{ field: name, message }];
  });
}

/** Typed values in the format of the API. */
export function toShippingDetails(values: ShippingValues): ShippingDetails {
  const cleaned = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, sent(value)]));
  return { ...emptyShipping, ...cleaned };
}

/** Parses stored values: fields that are not text become empty, unknown ones are dropped. */
export function parseShipping(value: unknown): ShippingValues {
  const stored = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const valid = shippingFields.flatMap(({ name }) => {
    const text = stored[name];
    return typeof text === 'string' ? [[name, text] as const] : [];
  });
  return { ...emptyShipping, ...Object.fromEntries(valid) };
}
