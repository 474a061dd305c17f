import { Button } from '@shop/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { FormFailure } from '../../parts/form';
import { Notice } from '../../parts/states';
import { useUnsavedChanges } from '../../parts/unsaved-changes';
import { formatDay } from '../../parts/text';
import styles from './storefront.module.css';

/** A part of the storefront, as the API returns it. */
interface Part {
  readonly value: unknown;
  readonly version: number;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

interface PartFormProps {
  readonly label: string;
  readonly part: Part;
  /** An error that no field shows. */
  readonly error: unknown;
  readonly busy: boolean;
  /** Saves the fields, or restores the default. Resolves with false when the API rejects them. */
  readonly onSave: (action: 'save' | 'default') => Promise<boolean>;
  readonly children: ReactNode;
}

/** The form of a part of the storefront, with a button that restores the default. */
export function PartForm({ label, part, error, busy, onSave, children }: PartFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [notice, setNotice] = useState('');
  const markSaved = useUnsavedChanges(form, part.version);
  const save = async (action: 'save' | 'default') => {
    setNotice('');
    if (!(await onSave(action))) return;
    markSaved();
    setNotice(
      action === 'save' ? 'Saved. The shop shows the change immediately.' : 'The default is restored.',
    );
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save('save');
  };
  return (
    <>
      <Notice>{notice}</Notice>
      <form ref={form} className={styles.form} aria-label={label} onSubmit={submit}>
        {children}
        <FormFailure error={error} />
        <p className={styles.quiet}>
          {part.value === null || part.changedAt === null
            ? 'The shop shows the default.'
            : `Last updated by ${part.changedBy} on ${formatDay(part.changedAt)}.`}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            Save
          </Button>
          {part.value !== null && (
            <Button variant="quiet" busy={busy} onClick={() => void save('default')}>
              Restore default
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
