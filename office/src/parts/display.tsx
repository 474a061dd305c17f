import type { ReactNode } from 'react';
import styles from './display.module.css';

interface FactsProps {
  /** Each a name and what it is. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A list of what is known of something. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
