import { Link } from 'react-router-dom';
import styles from './label-list.module.css';

export interface Label {
  readonly name: string;
  readonly to: string;
}

interface LabelListProps {
  readonly labels: readonly Label[];
  /** A line in typewriter letters on each label. */
  readonly mark: string;
}

/** Names of brands or themes, each on a matchbox label that leads to its collection. */
export function LabelList({ labels, mark }: LabelListProps) {
  return (
    <ul className={styles.list}>
      {labels.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className={styles.label}>
            <span className={styles.mark} aria-hidden="true">
              {mark}
            </span>
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
