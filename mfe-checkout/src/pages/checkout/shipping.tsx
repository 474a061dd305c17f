import { useConsentNotices } from '@shop/api-client/consent';
import { useOfferedStates } from '@shop/api-client/delivery';
import { paths } from '@shop/config';
import type { SavedAddress } from '@shop/contracts';
import { selectSessionUser, useShopSelector } from '@shop/store';
import { Button, ErrorSummary, SelectField, TextField } from '@shop/ui';
import { ConsentNotice } from '@shop/ui/consent-notice';
import { useEmailWarning, type EmailWarning } from '@shop/ui/email-warning';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { t } from '../../messages';
import { useAddressPin } from './address-pin';
import { type BuyerField, type BuyerForm, useBuyer } from './business/buyer';
import { BusinessFields } from './business/fields';
import { GiftFields } from './gift/fields';
import { type GiftField, type GiftForm, useGift } from './gift/recipient';
import { useGetCheckoutAddressesQuery } from './data';
import type { CheckoutDraft, UpdateDraft } from './draft';
import {
  shippingFields,
  validateShipping,
  type ShippingField,
  type ShippingFieldRule,
  type ShippingValues,
} from './shipping-fields';
import styles from './shipping.module.css';
import { StepHeading } from './steps';

/** A missing or invalid field of the address, of a business buyer or of the recipient of gift cards. */
interface FormError {
  readonly field: ShippingField | BuyerField | GiftField;
  readonly message: string;
}

interface ShippingFormState {
  readonly values: ShippingValues;
  /** The states to choose from. */
  readonly states: readonly string[];
  readonly errors: readonly FormError[];
  /** The number of failed submissions; each one moves the focus to the summary. */
  readonly attempt: number;
  readonly edit: (field: ShippingField, value: string) => void;
  /** Fills in the whole form from a saved address; `before` is the one that was chosen before. */
  readonly fill: (address: SavedAddress, before: SavedAddress | undefined) => void;
  /** Validates the form and returns whether it is valid. */
  readonly submit: () => boolean;
  /** Shows the error of a field that the server refused. */
  readonly refuse: (error: FormError) => void;
  /** The delivery to the PIN code; null if the shop does not check PIN codes. */
  readonly pinNote: string | null;
  readonly business: BuyerForm;
  readonly editBuyer: (field: BuyerField, value: string) => void;
  readonly gift: GiftForm;
  readonly editGift: (field: GiftField, value: string) => void;
  /** The optional purposes of the notice that are ticked. */
  readonly agreed: readonly string[];
  readonly agree: (agreed: readonly string[]) => void;
}

/**
 * The state of the shipping form. Typed values are in the draft. A signed-in shopper's name and email fill empty fields once, after
 * the draft is read.
 */
export function useShippingForm(
  draft: CheckoutDraft,
  updateDraft: UpdateDraft,
  isRead: boolean,
  hasGiftCard: boolean,
): ShippingFormState {
  const { shipping: values } = draft;
  const states = useOfferedStates();
  const pin = useAddressPin(draft, updateDraft, isRead);
  const business = useBuyer(draft, updateDraft);
  const gift = useGift(draft, updateDraft, hasGiftCard);
  const user = useShopSelector(selectSessionUser);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const prefilled = useRef(false);

  useEffect(() => {
    // Stored fields look empty before the draft is read.
    if (!user || !isRead || prefilled.current) return;
    prefilled.current = true;
    updateDraft(({ shipping: typed }) => ({
      shipping: { ...typed, name: typed.name || user.name, email: typed.email || user.email },
    }));
  }, [isRead, updateDraft, user]);

  const clearError = (field: FormError['field']) =>
    setErrors((shown) => shown.filter((error) => error.field !== field));
  const edit = (field: ShippingField, value: string) => {
    updateDraft(({ shipping: typed }) => ({ shipping: { ...typed, [field]: value } }));
    clearError(field);
  };
  const editBuyer = (field: BuyerField, value: string) => {
    business.edit({ [field]: value });
    clearError(field);
  };
  const editGift = (field: GiftField, value: string) => {
    gift.edit({ [field]: value });
    clearError(field);
  };
  const fill: ShippingFormState['fill'] = (address, before) => {
    updateDraft({ shipping: valuesOf(address) });
    business.fill(address, before);
    setErrors([]);
  };
  const submit = () => {
    const found = [
      ...validateShipping(values, states, pin.error),
      ...business.validate(),
      ...gift.validate(),
    ];
    setErrors(found);
    if (found.length > 0) setAttempt((count) => count + 1);
    return found.length === 0;
  };
  const refuse = (error: FormError) => {
    setErrors([error]);
    setAttempt((count) => count + 1);
  };
  return {
    ...{ values, states, errors, attempt, edit, fill, submit, refuse },
    ...{ pinNote: pin.note, business, editBuyer, gift, editGift },
    agreed: draft.agreed ?? [],
    agree: (agreed) => updateDraft({ agreed }),
  };
}

const valuesOf = (address: SavedAddress) =>
  Object.fromEntries(shippingFields.map(({ name }) => [name, address[name]])) as ShippingValues;

/** A select above the form for shoppers with saved addresses, which fills in the chosen address. */
export function SavedAddresses({ onChoose }: { readonly onChoose: ShippingFormState['fill'] }) {
  const user = useShopSelector(selectSessionUser);
  const { data: addresses = [] } = useGetCheckoutAddressesQuery(undefined, {
    skip: !user,
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState('');
  if (!user || addresses.length === 0) return null;
  const choose = (id: string) => {
    setChosen(id);
    const find = (wanted: string) => addresses.find((saved) => saved.id === wanted);
    const address = find(id);
    if (address) onChoose(address, find(chosen));
  };
  return (
    <SelectField
      className={styles.saved}
      name="savedAddress"
      label={t('Use a saved address')}
      value={chosen}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t('Choose an address')}</option>
      {addresses.map(({ id, name, streetAddress, city, isDefault }) => (
        <option key={id} value={id}>
          {`${name}, ${streetAddress}, ${city}${isDefault ? ` ${t('(default)')}` : ''}`}
        </option>
      ))}
    </SelectField>
  );
}

interface ShippingFormProps {
  readonly form: ShippingFormState;
  /** Whether the stored draft has been read. */
  readonly isRead: boolean;
  readonly onValid: () => void;
  /** True if the shopper returned from the payment step. */
  readonly isReturn: boolean;
}

/** Step 1: the shipping address. `noValidate`, because the shop shows its own messages. */
export function ShippingForm({ form, isRead, onValid, isReturn }: ShippingFormProps) {
  const emailWarning = useEmailWarning(form.values.email, (email) => form.edit('email', email));
  const notices = useConsentNotices();
  const [isAwaited, setAwaited] = useState(false);
  const next = useEffectEvent(() => {
    if (form.submit()) onValid();
  });
  useEffect(() => {
    // A form that was sent while the page was hydrating is checked once its stored fields are read.
    if (!isAwaited || !isRead) return;
    setAwaited(false);
    next();
  }, [isAwaited, isRead]);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAwaited(true);
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
        <StepHeading id="shipping-information" title={t('Shipping Information')} takesFocus={isReturn} />
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
      <BusinessFields
        form={form.business}
        errorOf={(name) => form.errors.find(({ field }) => field === name)?.message}
        onEdit={form.editBuyer}
        className={styles.wide}
      />
      <GiftFields
        form={form.gift}
        errorOf={(name) => form.errors.find(({ field }) => field === name)?.message}
        onEdit={form.editGift}
        className={styles.wide}
      />
      <ConsentNotice
        notices={notices}
        place="checkout"
        agreed={form.agreed}
        onAgree={form.agree}
        className={styles.wide}
      />
      <div className={styles.actions}>
        <Button type="submit">{t('Continue to Payment')}</Button>
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
    label: t(label),
    autoComplete,
    value: form.values[name],
    required: required !== undefined,
    error: form.errors.find(({ field }) => field === name)?.message,
    className: half ? styles.half : styles.wide,
  };
  if (name === 'state') {
    return (
      <SelectField {...common} onChange={(event) => form.edit(name, event.target.value)}>
        <option value="">{t('Select a state')}</option>
        {form.states.map((state) => (
          <option key={state} value={state}>
            {state}
          </option>
        ))}
      </SelectField>
    );
  }
  const isChecked = name === 'pinCode' && form.pinNote !== null;
  const input = (
    <TextField
      {...common}
      {...warning}
      className={isChecked ? undefined : common.className}
      type={type ?? 'text'}
      inputMode={inputMode}
      onChange={(event) => form.edit(name, event.target.value)}
    />
  );
  if (!isChecked) return input;
  return (
    <div className={common.className}>
      {input}
      <p role="status" className={styles.note}>
        {common.error === undefined && <span key={form.pinNote}>{form.pinNote}</span>}
      </p>
    </div>
  );
}
