import { SectionHeading } from '@shop/ui';
import { Band } from '../band';
import { coreValues } from '../../pages/about/texts';
import styles from './core-values.module.css';

/** Five things the shop holds to, as lines of an account book. */
export function CoreValues() {
  return (
    <Band ground="card" labelledBy="core-values">
      <SectionHeading title="Our core values" id="core-values" />
      <ul className={styles.values}>
        {coreValues.map(({ title, text }) => (
          <li key={title} className={styles.value}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
