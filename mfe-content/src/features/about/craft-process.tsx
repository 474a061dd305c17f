import { SectionHeading } from '@shop/ui';
import { Band } from '../band';
import { craftSteps } from '../../pages/about/texts';
import styles from './craft-process.module.css';

/** How a piece comes about, in four numbered steps on ledger paper. */
export function CraftProcess() {
  return (
    <Band labelledBy="craft-process">
      <SectionHeading title="Our craft process" id="craft-process" />
      <ol className={styles.steps}>
        {craftSteps.map(({ title, text }, at) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
