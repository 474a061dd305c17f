import { t } from '@shop/config/messages';
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
 * The errors of a form, each linked to its field. It takes the focus when errors appear, but not while they are being
 * corrected; give it a new `key` with each attempt to focus it again.
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
    // The router would treat a hash in the URL as a navigation.
    event.preventDefault();
    control.focus();
  };

  if (!failed) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId} className={styles.title}>
        {t('Please check these fields')}
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
