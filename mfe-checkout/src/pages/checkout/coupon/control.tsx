import { Button, TextField } from '@shop/ui';
import { type SyntheticEvent, useRef } from 'react';
import { t } from '../../../messages';
import styles from './control.module.css';
import type { Coupon } from './use-coupon';

const MAX_CODE_LENGTH = 40;

interface CouponControlProps {
  readonly coupon: Coupon;
  /** True during a payment, when the coupon cannot be changed. */
  readonly locked: boolean;
}

/** Applies and removes a coupon. Renders nothing while the shop has none. */
export function CouponControl({ coupon, locked }: CouponControlProps) {
  const section = useRef<HTMLElement>(null);
  if (!coupon.isOffered) return null;
  const { code, quote, isPricing, message } = coupon;
  const isRefused = code !== undefined && quote === null && !isPricing;
  const remove = () => {
    // The button is removed with the code.
    section.current?.focus({ preventScroll: true });
    coupon.remove();
  };
  const apply = async (typed: string) => {
    const isApplied = await coupon.apply(typed);
    // A success removes the form. After a refusal, screen readers read the reason with the field.
    const next = isApplied ? section.current : section.current?.querySelector('input');
    next?.focus({ preventScroll: true });
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.coupon} aria-label={t('Coupon')}>
      {code === undefined ? (
        <details className={styles.entry}>
          <summary>{t('Have a coupon?')}</summary>
          <CodeForm coupon={coupon} locked={locked} onApply={apply} />
        </details>
      ) : (
        <div className={styles.applied}>
          <p>
            <span>{t('Coupon')}</span> <strong className={styles.code}>{code}</strong>
          </p>
          <Button variant="quiet" onClick={remove} disabled={locked}>
            {t('Remove coupon')}
          </Button>
        </div>
      )}
      <p role="status">{code !== undefined && (isRefused ? message : quote && t('Coupon applied.'))}</p>
    </section>
  );
}

interface CodeFormProps extends CouponControlProps {
  readonly onApply: (code: string) => Promise<void>;
}

function CodeForm({ coupon, locked, onApply }: CodeFormProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('coupon');
    if (typeof typed === 'string' && typed.trim() !== '') void onApply(typed);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('Coupon code')}
        name="coupon"
        error={coupon.message ?? undefined}
        required
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={styles.field}
      />
      <Button type="submit" variant="secondary" busy={coupon.isChecking} disabled={locked}>
        {t('Apply')}
      </Button>
    </form>
  );
}
