import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { MailboxIcon } from './icons';

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next: a Button or ButtonLink. */
  readonly action?: ReactNode;
}

/** A friendly message that there is nothing to show. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {/* It has the text colour, which forced colours replace. */}
      <div className={styles.mark}>
        <MailboxIcon aria-hidden="true" />
      </div>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.body}>{children}</div>}
      {action && <div>{action}</div>}
    </div>
  );
}
