import { fromRupees, toRupees } from '@shop/money';
import { SelectField, TextAreaField, TextField } from '@shop/ui';
import { useState } from 'react';
import type { CouponDetail, NewCoupon, Taxonomy } from '../../api/types';
import { errorAt } from '../../parts/field-errors';
import { fieldsOf } from '../../parts/form';
import styles from './coupons.module.css';
import { fromField, toField } from './texts';

/** Fields whose errors the form shows next to them. */
export const couponFields = ['code', 'percent', 'amountPaise', 'maxPaise', 'endsAt', 'maxUses', 'products'];

type Kind = NewCoupon['kind'];

const kinds: Readonly<Record<Kind, string>> = {
  percent: 'Percentage off',
  amount: 'Fixed amount off',
  shipping: 'Free shipping',
};

const rupees = { type: 'number', min: 0, step: '0.01', inputMode: 'decimal', autoComplete: 'off' } as const;

const inRupees = (paise: number | null | undefined) => (paise ? toRupees(paise) : undefined);

interface FieldsProps {
  /** Undefined for a new one. */
  readonly coupon: CouponDetail | undefined;
  readonly error: unknown;
}

/** The fields of the coupon's discount, which depend on its kind. */
function WorthFields({ coupon, error }: FieldsProps) {
  const [kind, setKind] = useState<Kind>(coupon?.kind ?? 'percent');
  return (
    <div className={styles.grid}>
      <SelectField
        label="Discount type"
        name="kind"
        value={kind}
        onChange={({ target }) => setKind(target.value as Kind)}
      >
        {Object.entries(kinds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {kind === 'percent' && (
        <>
          <TextField
            {...rupees}
            label="Percent"
            name="percent"
            max={100}
            error={errorAt(error, 'percent')}
            required
            defaultValue={coupon?.percent ?? undefined}
          />
          <TextField
            {...rupees}
            label="Maximum discount in ₹"
            name="max"
            hint="Before GST. Leave empty for no maximum."
            error={errorAt(error, 'maxPaise')}
            defaultValue={inRupees(coupon?.maxPaise)}
          />
        </>
      )}
      {kind === 'amount' && (
        <TextField
          {...rupees}
          label="Amount ₹"
          name="amount"
          hint="Before GST"
          error={errorAt(error, 'amountPaise')}
          required
          defaultValue={inRupees(coupon?.amountPaise)}
        />
      )}
    </div>
  );
}

interface GoodsFieldsProps extends FieldsProps {
  readonly categories: Taxonomy['categories'];
}

/** The goods that a coupon is for. */
function GoodsFields({ coupon, error, categories }: GoodsFieldsProps) {
  const chosen = new Set(coupon?.categories.map(({ id }) => id));
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Only for these categories</legend>
        <div className={styles.checks}>
          {categories.map(({ id, name }) => (
            <label key={id} className={styles.check}>
              <input type="checkbox" name="categories" value={id} defaultChecked={chosen.has(id)} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label="Only for these products"
        name="products"
        hint="One product code or slug per line. Leave products and categories empty to apply the coupon to all products."
        error={errorAt(error, 'products')}
        rows={3}
        defaultValue={coupon?.products.map(({ name }) => name).join('\n')}
      />
    </>
  );
}

interface CheckProps {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
}

const Check = ({ name, label, checked }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" name={name} value="yes" defaultChecked={checked} />
    <span>{label}</span>
  </label>
);

/** The fields of a coupon. Times are Indian. */
export function CouponFields({ coupon, error, categories }: GoodsFieldsProps) {
  return (
    <>
      <TextField
        label="Code"
        name="code"
        hint="Not case-sensitive. Spaces are ignored. Longer codes are harder to guess."
        error={errorAt(error, 'code')}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={coupon?.code}
      />
      <WorthFields coupon={coupon} error={error} />
      <div className={styles.grid}>
        <TextField
          {...rupees}
          label="Minimum value ₹"
          name="min"
          hint="Value of the eligible items, after discounts and before GST"
          defaultValue={inRupees(coupon?.minPaise)}
        />
        <TextField
          label="Total uses"
          name="maxUses"
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          autoComplete="off"
          hint="Leave empty for no limit"
          error={errorAt(error, 'maxUses')}
          defaultValue={coupon?.maxUses ?? undefined}
        />
      </div>
      <GoodsFields coupon={coupon} error={error} categories={categories} />
      <div className={styles.grid}>
        <TextField
          label="Starts"
          name="startsAt"
          type="datetime-local"
          hint="IST. Leave empty to start immediately."
          defaultValue={toField(coupon?.startsAt ?? null)}
        />
        <TextField
          label="Ends"
          name="endsAt"
          type="datetime-local"
          hint="IST. Leave empty for no end date."
          error={errorAt(error, 'endsAt')}
          defaultValue={toField(coupon?.endsAt ?? null)}
        />
      </div>
      <div>
        <Check name="firstOrder" label="First order only" checked={coupon?.firstOrder ?? false} />
        <Check name="oncePerCustomer" label="Once per customer" checked={coupon?.oncePerCustomer ?? false} />
        <Check name="active" label="Active" checked={coupon?.active ?? true} />
      </div>
    </>
  );
}

const paiseOf = (text: string) => (text === '' ? null : fromRupees(Number(text)));

/** The values of the form. */
export function readCouponForm(form: HTMLFormElement): NewCoupon {
  const texts = fieldsOf(
    form,
    ...(['code', 'kind', 'percent', 'max', 'amount', 'min', 'maxUses', 'products'] as const),
    ...(['startsAt', 'endsAt', 'firstOrder', 'oncePerCustomer', 'active'] as const),
  );
  return {
    code: texts.code,
    kind: texts.kind as Kind,
    percent: texts.percent === '' ? null : Number(texts.percent),
    amountPaise: paiseOf(texts.amount) || null,
    maxPaise: paiseOf(texts.max) || null,
    minPaise: paiseOf(texts.min) ?? 0,
    firstOrder: texts.firstOrder === 'yes',
    oncePerCustomer: texts.oncePerCustomer === 'yes',
    maxUses: texts.maxUses === '' ? null : Number(texts.maxUses),
    startsAt: fromField(texts.startsAt),
    endsAt: fromField(texts.endsAt),
    active: texts.active === 'yes',
    products: texts.products.split('\n').filter((line) => line.trim() !== ''),
    categories: new FormData(form).getAll('categories').filter((id) => typeof id === 'string'),
  };
}
