import { shipping } from '@shop/config';
import type { ShippingDetails } from '@shop/contracts';

export type ShippingField = keyof ShippingDetails;

/** What is typed so far; every field is there, empty at first. */
export type ShippingValues = Readonly<Record<ShippingField, string>>;

export interface ShippingFieldRule {
  readonly name: ShippingField;
  readonly label: string;
  /** The message when it is empty; none for a field that may be. */
  readonly required?: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'email' | 'tel' | 'numeric';
  /** Half of the form's width where there is room. */
  readonly half?: boolean;
}

const { requiredMessages } = shipping;

/** The form's fields, in their order on the page. */
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
