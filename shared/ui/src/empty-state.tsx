import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { MailboxIcon } from './icons';

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next: a Button or ButtonLink. */
  readonly action?: ReactNode;
}

/** Nothing to show, said kindly. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <MailboxIcon className={styles.mark} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.body}>{children}</div>}
      {action}
    </div>
  );
}
