import { Badge } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './header-actions.module.css';
import actions from './icon-action.module.css';

interface Props {
  /** Tooltip and accessible name, with the count in words. */
  readonly title: string;
  readonly count: number;
  readonly badgeTestId: string;
  readonly onClick: () => void;
  /** The icon. */
  readonly children: ReactNode;
}

/** An icon with a count on it, which opens the panel of what is counted. */
export function CountButton({ title, count, badgeTestId, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={actions.action}
      title={title}
      aria-label={title}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {children}
      {/* A new key for each count plays the stamp anew. */}
      <span key={count} className={styles.badge} data-testid={badgeTestId}>
        <Badge count={count} />
      </span>
    </button>
  );
}
