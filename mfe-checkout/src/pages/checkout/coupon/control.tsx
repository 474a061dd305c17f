import { t } from '../../../messages';
import { CodeControl } from '../code/control';
import styles from '../code/control.module.css';
import type { Coupon } from './use-coupon';

interface CouponControlProps {
  readonly coupon: Coupon;
  /** True during a payment, when the coupon cannot be changed. */
  readonly locked: boolean;
}

/** Applies and removes a coupon. Renders nothing while the shop has none. */
export function CouponControl({ coupon, locked }: CouponControlProps) {
  const { code, quote, isPricing, message } = coupon;
  const isRefused = quote === null && !isPricing;
  const texts = {
    name: t('Coupon'),
    question: t('Have a coupon?'),
    label: t('Coupon code'),
    remove: t('Remove coupon'),
  };
  return (
    <CodeControl
      checked={coupon}
      field="coupon"
      texts={texts}
      applied={
        <>
          <span>{t('Coupon')}</span> <strong className={styles.code}>{code}</strong>
        </>
      }
      status={isRefused ? message : quote && t('Coupon applied.')}
      locked={locked}
    />
  );
}
