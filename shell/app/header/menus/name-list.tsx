import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MenuLink } from './menu-lists';
import styles from './name-list.module.css';

interface Props {
  readonly links: readonly MenuLink[];
  readonly look: 'stamp' | 'matchbox';
  /** Stands beside the names; hidden where there is less room. */
  readonly picture: ReactNode;
}

/** Names to choose from, as small labels: stamps for themes, matchboxes for brands. */
export function NameList({ links, look, picture }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <ul className={styles.list}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={styles[look]}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  );
}
