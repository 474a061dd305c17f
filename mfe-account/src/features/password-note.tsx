import { paths } from '@shop/config';
import { ButtonLink } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './password-note.module.css';

interface PasswordNoteProps {
  readonly children: ReactNode;
  /** A link to the login page by default. */
  readonly action?: ReactNode;
}

/** Replaces a form with its outcome. Takes the focus, because the form's button was removed. */
export function PasswordNote({
  children,
  action = <ButtonLink to={paths.login}>Sign In</ButtonLink>,
}: PasswordNoteProps) {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <div className={styles.note}>
      <p ref={outcome} tabIndex={-1} className={styles.words}>
        {children}
      </p>
      {action}
    </div>
  );
}
