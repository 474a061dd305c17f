import { isEmailAddress, suggestEmailAddress } from '@shop/config/email-address';
import { t } from '@shop/config/messages';
// Imported by the package's name, so that a remote uses its host's button instead of bundling one.
import { Button } from '@shop/ui';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { fieldId } from '../primitives/field-id';
import styles from './email-warning.module.css';

/** Props for a TextField with the name `email`. */
export interface EmailWarning {
  /** Null if the address looks fine, and while it is being typed. */
  readonly warning: ReactNode;
  readonly onInput: () => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** The likely typo in an address, and the suggested correction; null if the address looks fine. */
function warningOf(typed: string, accept: (email: string) => void): ReactNode {
  const address = typed.trim();
  const isPlain = address === '' || isEmailAddress(address);
  const suggestion = suggestEmailAddress(address);
  if (isPlain && suggestion === undefined) return null;
  const take = (email: string) => {
    accept(email);
    // The button is about to be removed.
    document.getElementById(fieldId('email'))?.focus();
  };
  return (
    <span className={styles.warning}>
      {!isPlain && (
        <span>{t('This does not look like an email address, so our emails cannot reach you.')}</span>
      )}
      {suggestion !== undefined && (
        <Button variant="quiet" onClick={() => take(suggestion)}>
          {t('Did you mean {suggestion}?', { suggestion })}
        </Button>
      )}
    </span>
  );
}

/**
 * Warns at an email field about addresses that cannot receive email, and about common typos. `accept` receives the
 * suggested address. The warning never prevents the form from being sent.
 */
export function useEmailWarning(typed: string, accept: (email: string) => void): EmailWarning {
  const [isTyping, setTyping] = useState(false);
  return {
    warning: isTyping ? null : warningOf(typed, accept),
    onInput: () => setTyping(true),
    // A button may still be pressed: a warning that appears now would move it away from the pointer.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && !(relatedTarget instanceof HTMLButtonElement)) setTyping(false);
    },
  };
}
