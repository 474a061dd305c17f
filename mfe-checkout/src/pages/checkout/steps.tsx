import { useEffect, useRef } from 'react';
import { t } from '../../messages';
import styles from './steps.module.css';

export type CheckoutStep = 1 | 2;

const steps: readonly { readonly step: CheckoutStep; readonly label: string }[] = [
  { step: 1, label: 'Shipping Information' },
  { step: 2, label: 'Complete Payment' },
];

/** The two numbered steps above the form, which show the progress and are not controls. */
export function StepTabs({ current }: { readonly current: CheckoutStep }) {
  return (
    <ol className={styles.tabs} aria-label={t('Checkout steps')}>
      {steps.map(({ step, label }) => (
        <li key={step} className={styles.tab} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.number}>{step}</span>
          <span className={styles.label}>{t(label)}</span>
        </li>
      ))}
    </ol>
  );
}

interface StepHeadingProps {
  readonly id: string;
  readonly title: string;
  /** True after a change of step, which removed the focused button. */
  readonly takesFocus: boolean;
}

export function StepHeading({ id, title, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
      {title}
    </h2>
  );
}
