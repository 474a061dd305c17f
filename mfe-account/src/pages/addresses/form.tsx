import { shipping } from '@shop/config';
import type { SavedAddress } from '@shop/contracts';
import { Button, ErrorSummary, SelectField, TextField } from '@shop/ui';
import { useEmailWarning } from '@shop/ui/email-warning';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useAddAddressMutation, useEditAddressMutation } from './data';
import {
  addressFields,
  validateAddress,
  valuesOf,
  type AddressError,
  type AddressFieldRule,
  type AddressValues,
} from '../../features/addresses/address-fields';
import styles from './address-form.module.css';

interface AddressFormProps {
  /** The one that is edited; none for a new one. */
  readonly address?: SavedAddress;
  /** `saved` is false when nothing was changed. */
  readonly onClose: (saved: boolean) => void;
}

/** Adds an address, or edits one. What the shop has against it is the toast of every failed request. */
export function AddressForm({ address, onClose }: AddressFormProps) {
  const [values, setValues] = useState(() => valuesOf(address));
  const [errors, setErrors] = useState<readonly AddressError[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [add, adding] = useAddAddressMutation();
  const [edit, editing] = useEditAddressMutation();

  // The button that opened the form is gone.
  useEffect(() => heading.current?.focus(), []);

  const send = async () => {
    const found = validateAddress(values);
    setErrors(found);
    if (found.length > 0) return setAttempt((count) => count + 1);
    const { data } = await (address ? edit({ ...values, id: address.id }) : add(values));
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
    label,
    value: values[name],
    required: name !== 'apartment',
    error: errors.find(({ field }) => field === name)?.message,
    className: half ? styles.half : styles.wide,
    onChange: (event: { readonly target: { readonly value: string } }) => type(name, event.target.value),
  });
  const label = address ? 'Edit address' : 'New address';
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
            <option value="">Select a state</option>
            {shipping.states.map((state) => (
              <option key={state} value={state}>
                {state}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField key={rule.name} {...fieldOf(rule)} {...(rule.name === 'email' && emailWarning)} />
        ),
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => onClose(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={adding.isLoading || editing.isLoading}>
          Save address
        </Button>
      </div>
    </form>
  );
}
