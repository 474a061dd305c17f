import { Link } from 'react-router-dom';
import styles from './choice-links.module.css';

interface ChoiceLinksProps {
  readonly label: string;
  /** Value and name of each, in their order. */
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly current: string;
  readonly addressOf: (value: string) => string;
}

/** Links of which one is where somebody is, such as the states of a list. */
export function ChoiceLinks({ label, choices, current, addressOf }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={styles.choices}>
      {choices.map(([value, name]) => (
        <Link key={value} to={addressOf(value)} aria-current={value === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
