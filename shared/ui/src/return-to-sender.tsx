import type { ReactNode } from 'react';
import styles from './return-to-sender.module.css';

export interface ReturnToSenderProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The way out: a Button or ButtonLink. */
  readonly action?: ReactNode;
  /** 1 when this is the whole screen, 2 below a title. */
  readonly level?: 1 | 2;
}

/** What could not be delivered: errors and unknown addresses, as a letter that came back. */
export function ReturnToSender({ title, children, action, level = 1 }: ReturnToSenderProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.cover}>
      <span className={styles.stamp} aria-hidden="true">
        Return to sender
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.body}>{children}</div>}
      {action}
    </section>
  );
}
