import { paths, shipping } from '@shop/config';
import { Button, ErrorSummary, SelectField, TextField } from '@shop/ui';
import { useEmailWarning, type EmailWarning } from '@shop/ui/email-warning';
import type { SyntheticEvent } from 'react';
import { StepHeading } from './steps';
import { shippingFields, type ShippingFieldRule } from './shipping-fields';
import styles from './shipping.module.css';
import type { ShippingFormState } from './use-shipping-form';

interface ShippingFormProps {
  readonly form: ShippingFormState;
  readonly onValid: () => void;
  /** The shopper came back from the payment. */
  readonly isReturn: boolean;
}

/** Step 1: where the parcel goes. The browser's own bubbles are off, since the messages are the shop's. */
export function ShippingForm({ form, onValid, isReturn }: ShippingFormProps) {
  const emailWarning = useEmailWarning(form.values.email, (email) => form.edit('email', email));
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (form.submit()) onValid();
  };
  return (
    <form
      className={styles.form}
      method="post"
      action={paths.checkout}
      onSubmit={onSubmit}
      noValidate
      aria-labelledby="shipping-information"
    >
      <div className={styles.wide}>
        <StepHeading id="shipping-information" title="Shipping Information" takesFocus={isReturn} />
      </div>
      <div className={styles.wide}>
        <ErrorSummary key={form.attempt} errors={form.errors} />
      </div>
      {shippingFields.map((rule) => (
        <ShippingInput
          key={rule.name}
          rule={rule}
          form={form}
          warning={rule.name === 'email' ? emailWarning : undefined}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit">Continue to Payment</Button>
      </div>
    </form>
  );
}

function ShippingInput({
  rule,
  form,
  warning,
}: {
  readonly rule: ShippingFieldRule;
  readonly form: ShippingFormState;
  readonly warning: EmailWarning | undefined;
}) {
  const { name, label, required, autoComplete, type, inputMode, half } = rule;
  const common = {
    name,
    label,
    autoComplete,
    value: form.values[name],
    required: required !== undefined,
    error: form.errors.find(({ field }) => field === name)?.message,
    className: half ? styles.half : styles.wide,
  };
  if (name === 'state') {
    return (
      <SelectField {...common} onChange={(event) => form.edit(name, event.target.value)}>
        <option value="">Select a state</option>
        {shipping.states.map((state) => (
          <option key={state} value={state}>
            {state}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      {...common}
      {...warning}
      type={type ?? 'text'}
      inputMode={inputMode}
      onChange={(event) => form.edit(name, event.target.value)}
    />
  );
}
