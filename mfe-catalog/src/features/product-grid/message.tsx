import type { ReactNode } from 'react';
import styles from './message.module.css';

interface MessageProps {
  readonly role: 'alert' | 'status';
  readonly children: ReactNode;
}

/** A sentence in the place of a grid: why there is nothing to see. */
export function Message({ role, children }: MessageProps) {
  return (
    <p className={styles.message} role={role}>
      {children}
    </p>
  );
}
