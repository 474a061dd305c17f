import { Button, TextField } from '@shop/ui';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { t } from '../../../messages';
import styles from './control.module.css';

const MAX_CODE_LENGTH = 40;

/** A code that the checkout checks and keeps. */
export interface CheckedCode {
  /** Whether the shopper can enter or remove a code. */
  readonly isOffered: boolean;
  /** The code that was applied, if there is one. */
  readonly code: string | undefined;
  /** True while a code that the shopper entered is being checked. */
  readonly isChecking: boolean;
  /** Why the last code, or the applied one, does not apply; otherwise null. */
  readonly message: string | null;
  /** Checks a code, and keeps it if it applies. Resolves with whether it does. */
  readonly apply: (code: string) => Promise<boolean>;
  readonly remove: () => void;
}

/** The texts of a control, translated. */
export interface CodeTexts {
  /** The accessible name of the section. */
  readonly name: string;
  /** Opens the field. */
  readonly question: string;
  readonly label: string;
  readonly remove: string;
}

interface CodeControlProps {
  readonly checked: CheckedCode;
  /** The name of the field. */
  readonly field: string;
  readonly texts: CodeTexts;
  /** The applied code in words. */
  readonly applied: ReactNode;
  /** The state of the applied code, which screen readers announce; null without one. */
  readonly status: ReactNode;
  /** True during a payment, when the code cannot be changed. */
  readonly locked: boolean;
}

/** Applies and removes a code. Renders nothing while the shop does not offer it. */
export function CodeControl({ checked, field, texts, applied, status, locked }: CodeControlProps) {
  const section = useRef<HTMLElement>(null);
  if (!checked.isOffered) return null;
  const remove = () => {
    // The button is removed with the code.
    section.current?.focus({ preventScroll: true });
    checked.remove();
  };
  const apply = async (typed: string) => {
    const isApplied = await checked.apply(typed);
    // A success removes the form. After a refusal, the reason is read with the field.
    const next = isApplied ? section.current : section.current?.querySelector('input');
    next?.focus({ preventScroll: true });
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-label={texts.name}>
      {checked.code === undefined ? (
        <details className={styles.entry}>
          <summary>{texts.question}</summary>
          <CodeForm checked={checked} field={field} label={texts.label} locked={locked} onApply={apply} />
        </details>
      ) : (
        <div className={styles.applied}>
          <p>{applied}</p>
          <Button variant="quiet" onClick={remove} disabled={locked}>
            {texts.remove}
          </Button>
        </div>
      )}
      <p role="status">{checked.code !== undefined && status}</p>
    </section>
  );
}

interface CodeFormProps extends Pick<CodeControlProps, 'checked' | 'field' | 'locked'> {
  readonly label: string;
  readonly onApply: (code: string) => Promise<void>;
}

function CodeForm({ checked, field, label, locked, onApply }: CodeFormProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(field);
    if (typeof typed === 'string' && typed.trim() !== '') void onApply(typed);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={label}
        name={field}
        error={checked.message ?? undefined}
        required
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={styles.field}
      />
      <Button type="submit" variant="secondary" busy={checked.isChecking} disabled={locked}>
        {t('Apply')}
      </Button>
    </form>
  );
}
