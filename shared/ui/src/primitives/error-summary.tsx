import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styles from './error-summary.module.css';
import { fieldId } from './field-id';

export interface FieldError {
  /** The field's name. */
  readonly field: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
}

/**
 * All that is wrong with a form, each message a link to its field. Takes the focus when errors appear, and stays away while they are being corrected; give it a new `key` with each attempt to call the focus again.
 */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const failed = errors.length > 0;

  useEffect(() => {
    if (failed) box.current?.focus();
  }, [failed]);

  const goToField = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    const control = document.getElementById(fieldId(field));
    if (!control) return;
    // A hash in the address would be a navigation to the router.
    event.preventDefault();
    control.focus();
  };

  if (!failed) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId} className={styles.title}>
        Please check these fields
      </p>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              className={styles.link}
              onClick={(event) => goToField(event, field)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
