import { shipping } from '@shop/config';
import { tooLong } from '@shop/config/text-limits';
import type { SavedAddress, ShippingDetails } from '@shop/contracts';

export type AddressValues = Readonly<Record<keyof ShippingDetails, string>>;

export interface AddressFieldRule {
  readonly name: keyof AddressValues;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'numeric';
  readonly half?: boolean;
}

/** The checkout's fields, under the same names and in the same order. */
export const addressFields: readonly AddressFieldRule[] = [
  { name: 'name', label: 'Full name', autoComplete: 'name' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email', half: true },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel', half: true },
  { name: 'streetAddress', label: 'Street address', autoComplete: 'address-line1' },
  { name: 'apartment', label: 'Apartment (optional)', autoComplete: 'address-line2' },
  { name: 'city', label: 'City', autoComplete: 'address-level2', half: true },
  { name: 'state', label: 'State', autoComplete: 'address-level1', half: true },
  { name: 'pinCode', label: 'PIN code', autoComplete: 'postal-code', inputMode: 'numeric', half: true },
];

const messages: Readonly<Partial<Record<keyof AddressValues, string>>> = shipping.requiredMessages;

/** The values of a form: those of an address, or none yet. */
export const valuesOf = (address?: SavedAddress): AddressValues =>
  Object.fromEntries(addressFields.map(({ name }) => [name, address?.[name] ?? ''])) as AddressValues;

export interface AddressError {
  readonly field: keyof AddressValues;
  readonly message: string;
}

/** What is missing or longer than the API takes, in the order of the form. */
export function validateAddress(values: AddressValues): readonly AddressError[] {
  return addressFields.flatMap(({ name }) => {
    const message = values[name].trim() === '' ? messages[name] : tooLong(name, values[name]);
    return message === undefined ? [] : [{ field: name, message }];
  });
}
