import { Link } from 'react-router-dom';
import type { MenuLink } from './menu-lists';
import styles from './name-list.module.css';

interface Props {
  readonly links: readonly MenuLink[];
  readonly look: 'stamp' | 'matchbox';
}

/** Names to choose from, as small labels: stamps for themes, matchboxes for brands. */
export function NameList({ links, look }: Props) {
  return (
    <div className={styles.frame}>
      <ul className={styles.list}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles[look]}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
