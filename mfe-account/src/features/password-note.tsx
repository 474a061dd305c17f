import { paths } from '@shop/config';
import { ButtonLink } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../messages';
import styles from './password-note.module.css';

interface PasswordNoteProps {
  readonly children: ReactNode;
  /** A link to the login page by default. */
  readonly action?: ReactNode;
  /** The language of the children, unless it is that of the page. */
  readonly lang?: string | undefined;
}

/** Replaces a form with its outcome. Takes the focus, because the form's button was removed. */
export function PasswordNote({
  children,
  action = <ButtonLink to={paths.login}>{t('Sign In')}</ButtonLink>,
  lang,
}: PasswordNoteProps) {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <div className={styles.note}>
      <p ref={outcome} tabIndex={-1} className={styles.words} lang={lang}>
        {children}
      </p>
      {action}
    </div>
  );
}
