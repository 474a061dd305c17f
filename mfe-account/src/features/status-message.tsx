import { useEffect, useRef, useState } from 'react';
import styles from './status-message.module.css';

/** A status message. It is an object, so that the same text can be announced again. */
interface Status {
  readonly text: string;
}

const empty: Status = { text: '' };

/** The state of a `StatusMessage`, initially empty. */
export function useStatusMessage(): { readonly status: Status; readonly announce: (text: string) => void } {
  const [status, setStatus] = useState(empty);
  return { status, announce: (text) => setStatus({ text }) };
}

/** Announces the last action. Takes the focus, because the pressed button may have been removed. */
export function StatusMessage({ status }: { readonly status: Status }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (status.text !== '') line.current?.focus();
  }, [status]);
  return (
    <p ref={line} tabIndex={-1} role="status" className={styles.status}>
      {status.text}
    </p>
  );
}
