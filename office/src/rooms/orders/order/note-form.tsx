import { Button, TextAreaField } from '@shop/ui';
import { useRef, useState, type FormEvent } from 'react';
import { fieldsOf } from '../../../parts/fields-of';
import { FormFailure } from '../../../parts/form-failure';
import { RequestKey } from '../../../parts/request-key';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import { useAddNoteMutation } from '../api';
import styles from './order.module.css';

/** Writes a note into an order's timeline, which no shopper sees. */
export function NoteForm({ id }: { readonly id: string }) {
  const [addNote, { isLoading, error }] = useAddNoteMutation();
  const [written, setWritten] = useState(0);
  const typed = useRef<HTMLFormElement>(null);
  useUnsavedChanges(typed, written);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { error: refused } = await addNote({ id, ...fieldsOf(form, 'text', 'key') });
    if (refused) return;
    form.reset();
    setWritten(written + 1);
  };
  return (
    <form ref={typed} className={styles.card} onSubmit={(event) => void submit(event)}>
      <RequestKey key={written} />
      <TextAreaField
        label="Note"
        name="text"
        hint="For keepers alone. It stays: notes are never changed or removed."
        rows={3}
        required
        maxLength={2000}
      />
      <FormFailure error={error} />
      <div>
        <Button type="submit" variant="secondary" busy={isLoading}>
          Add the note
        </Button>
      </div>
    </form>
  );
}
