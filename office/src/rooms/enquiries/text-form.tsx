import { Button, TextAreaField } from '@shop/ui';
import { useRef, type FormEvent } from 'react';
import { fieldsOf } from '../../parts/fields-of';
import { FormFailure } from '../../parts/form-failure';
import { useUnsavedChanges } from '../../parts/unsaved-changes';
import styles from '../../parts/record-page.module.css';

interface TextFormProps {
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly quiet?: boolean;
  readonly rows: number;
  readonly maxLength: number;
  readonly busy: boolean;
  readonly error: unknown;
  /** Resolves with whether it was taken; the field is empty again then. */
  readonly send: (text: string) => Promise<boolean>;
}

/** A form of one text. */
export function TextForm(props: TextFormProps) {
  const { label, hint, submit, quiet = false, rows, maxLength, busy, error, send } = props;
  const typed = useRef<HTMLFormElement>(null);
  useUnsavedChanges(typed);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (await send(fieldsOf(form, 'text').text)) form.reset();
  };
  return (
    <form ref={typed} className={styles.card} aria-label={label} onSubmit={(event) => void onSubmit(event)}>
      <TextAreaField label={label} name="text" hint={hint} rows={rows} maxLength={maxLength} required />
      <FormFailure error={error} />
      <div>
        <Button type="submit" variant={quiet ? 'secondary' : 'primary'} busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
