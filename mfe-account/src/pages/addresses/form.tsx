import { useOffersGstin } from '@shop/api-client/business';
import { useOfferedStates } from '@shop/api-client/delivery';
import { shipping } from '@shop/config';
import { type Buyer, buyerFaults, normaliseGstin } from '@shop/config/gstin';
import { tooLong } from '@shop/config/text-limits';
import type { SavedAddress, ShippingDetails } from '@shop/contracts';
import { Button, ErrorSummary, SelectField, TextField } from '@shop/ui';
import { useEmailWarning } from '@shop/ui/email-warning';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { t } from '../../messages';
import styles from './address-form.module.css';
import { useAddAddressMutation, useEditAddressMutation } from './data';

type AddressValues = Readonly<Record<keyof ShippingDetails | keyof Buyer, string>>;

interface AddressFieldRule<Name = keyof AddressValues> {
  readonly name: Name;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'numeric';
  readonly half?: boolean;
}

/** The checkout's fields, with the same names and in the same order. */
const addressFields: readonly AddressFieldRule<keyof ShippingDetails>[] = [
  { name: 'name', label: 'Full name', autoComplete: 'name' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email', half: true },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel', half: true },
  { name: 'streetAddress', label: 'Street address', autoComplete: 'address-line1' },
  { name: 'apartment', label: 'Apartment (optional)', autoComplete: 'address-line2' },
  { name: 'city', label: 'City', autoComplete: 'address-level2', half: true },
  { name: 'state', label: 'State', autoComplete: 'address-level1', half: true },
  { name: 'pinCode', label: 'PIN code', autoComplete: 'postal-code', inputMode: 'numeric', half: true },
];

/** Only in a shop that lets shoppers enter a GSTIN. */
const businessFields: readonly AddressFieldRule[] = [
  { name: 'gstin', label: 'GSTIN (optional)', autoComplete: 'off', half: true },
  { name: 'companyName', label: 'Company name (optional)', autoComplete: 'organization' },
];

const messages: Readonly<Partial<Record<keyof AddressValues, string>>> = shipping.requiredMessages;

/** The values of an address for the form; empty without an address. */
const valuesOf = (address?: SavedAddress): AddressValues =>
  Object.fromEntries(
    [...addressFields, ...businessFields].map(({ name }) => [name, address?.[name] ?? '']),
  ) as AddressValues;

/** The business that buys with the address; undefined if neither field is filled in. */
function buyerOf({ gstin, companyName }: AddressValues): Buyer | undefined {
  const buyer = { gstin: normaliseGstin(gstin), companyName: companyName.normalize('NFC').trim() };
  return buyer.gstin === '' && buyer.companyName === '' ? undefined : buyer;
}

interface AddressError {
  readonly field: keyof AddressValues;
  readonly message: string;
}

/** The fields that are missing or invalid for the API, in the order of the form. */
function validateAddress(values: AddressValues, buyer: Buyer | undefined): readonly AddressError[] {
  const faults = addressFields.flatMap(({ name }) => {
    const required = messages[name];
    const message = values[name].trim() === '' ? required && t(required) : tooLong(name, values[name]);
    return message === undefined ? [] : [{ field: name, message }];
  });
  return [...faults, ...(buyer ? buyerFaults(buyer) : [])];
}

/** The body of a request: the address, and the business if there is one. */
function bodyOf({ gstin: _gstin, companyName: _companyName, ...address }: AddressValues, buyer?: Buyer) {
  return { ...address, ...buyer };
}

interface AddressFormProps {
  /** The edited address; undefined for a new one. */
  readonly address?: SavedAddress;
  /** `saved` is false if the form was cancelled. */
  readonly onClose: (saved: boolean) => void;
}

/** Adds or edits an address. A failed request shows a toast. */
export function AddressForm({ address, onClose }: AddressFormProps) {
  const [values, setValues] = useState(() => valuesOf(address));
  const [errors, setErrors] = useState<readonly AddressError[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [attempt, setAttempt] = useState(0);
  const states = useOfferedStates();
  const offersGstin = useOffersGstin();
  const [add, adding] = useAddAddressMutation();
  const [edit, editing] = useEditAddressMutation();

  // The button that opened the form was removed.
  useEffect(() => heading.current?.focus(), []);

  const send = async () => {
    const buyer = offersGstin ? buyerOf(values) : undefined;
    const found = validateAddress(values, buyer);
    setErrors(found);
    if (found.length > 0) return setAttempt((count) => count + 1);
    const body = bodyOf(values, buyer);
    const { data } = await (address ? edit({ ...body, id: address.id }) : add(body));
    if (data) onClose(true);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  const type = (name: keyof AddressValues, value: string) => {
    setValues((typed) => ({ ...typed, [name]: value }));
    setErrors((shown) => shown.filter(({ field }) => field !== name));
  };
  const emailWarning = useEmailWarning(values.email, (email) => type('email', email));
  const fieldOf = ({ name, label, half, ...rest }: AddressFieldRule) => ({
    ...rest,
    name,
    label: t(label),
    value: values[name],
    required: messages[name] !== undefined,
    error: errors.find(({ field }) => field === name)?.message,
    className: half ? styles.half : styles.wide,
    onChange: (event: { readonly target: { readonly value: string } }) => type(name, event.target.value),
  });
  const label = t(address ? 'Edit address' : 'New address');
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate aria-label={label}>
      <h2 ref={heading} tabIndex={-1} className={styles.wide}>
        {label}
      </h2>
      <div className={styles.wide}>
        <ErrorSummary key={attempt} errors={errors} />
      </div>
      {addressFields.map((rule) =>
        rule.name === 'state' ? (
          <SelectField key={rule.name} {...fieldOf(rule)}>
            <option value="">{t('Select a state')}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {state}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField key={rule.name} {...fieldOf(rule)} {...(rule.name === 'email' && emailWarning)} />
        ),
      )}
      {offersGstin &&
        businessFields.map((rule) => <TextField key={rule.name} {...fieldOf(rule)} spellCheck={false} />)}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => onClose(false)}>
          {t('Cancel')}
        </Button>
        <Button type="submit" busy={adding.isLoading || editing.isLoading}>
          {t('Save address')}
        </Button>
      </div>
    </form>
  );
}
