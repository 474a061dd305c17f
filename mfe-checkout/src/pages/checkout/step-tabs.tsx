import styles from './steps.module.css';

export type CheckoutStep = 1 | 2;

const steps: readonly { readonly step: CheckoutStep; readonly label: string }[] = [
  { step: 1, label: 'Shipping Information' },
  { step: 2, label: 'Complete Payment' },
];

/** The two numbered tabs on top of the form: where the shopper is, not something to press. */
export function StepTabs({ current }: { readonly current: CheckoutStep }) {
  return (
    <ol className={styles.tabs} aria-label="Checkout steps">
      {steps.map(({ step, label }) => (
        <li key={step} className={styles.tab} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.number}>{step}</span>
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ol>
  );
}
