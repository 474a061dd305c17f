import { Button, TextAreaField } from '@shop/ui';
import type { FormEvent } from 'react';
import { fieldsOf } from '../../../parts/fields-of';
import { FormFailure } from '../../../parts/form-failure';
import { useAddNoteMutation } from '../orders-api';
import styles from './order-page.module.css';

/** Writes a note into an order's timeline, which no shopper sees. */
export function NoteForm({ id }: { readonly id: string }) {
  const [addNote, { isLoading, error }] = useAddNoteMutation();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { error: refused } = await addNote({ id, ...fieldsOf(form, 'text') });
    if (!refused) form.reset();
  };
  return (
    <form className={styles.card} onSubmit={(event) => void submit(event)}>
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
