import { suggestEmailAddress } from '@shop/config/email-address';
import { Button, TextAreaField, TextField, WarningCircleIcon } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { OrderDetail } from '../../../api/types';
import { useMay } from '../../../app/session';
import { Dialog, fieldsOf, FormFailure, RequestKey } from '../../../parts/form';
import { useCanMail } from '../../../parts/mail';
import { Notice } from '../../../parts/states';
import { useUnsavedChanges } from '../../../parts/unsaved-changes';
import { useAddNoteMutation, useCorrectEmailMutation } from '../api';
import { emailProblems } from '../../../parts/statuses';
import styles from './order.module.css';

/** The order's email address, whether emails reach it, and a form that corrects it and sends its emails again. */
export function EmailAddress({ order }: { readonly order: OrderDetail }) {
  const { id, emailProblem, address } = order;
  const mayCorrect = useMay('keep');
  const canMail = useCanMail();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const [correctEmail, { isLoading, error, reset }] = useCorrectEmailMutation();
  const suggestion = suggestEmailAddress(address.email);
  const close = () => {
    reset();
    setOpen(false);
  };
  const correct = async (form: HTMLFormElement) => {
    const { data } = await correctEmail({ id, ...fieldsOf(form, 'email', 'key') });
    if (!data) return;
    close();
    setDone(
      data.data.events.at(-1)?.detail.resent
        ? 'Email address saved. Emails about this order were resent to it.'
        : 'Email address saved. Emails were not resent.',
    );
  };
  return (
    <>
      {address.email !== '' && <a href={`mailto:${address.email}`}>{address.email}</a>}
      {emailProblem && (
        <p className={styles.trouble}>
          <WarningCircleIcon aria-hidden="true" /> <span>{emailProblems[emailProblem]}</span>
        </p>
      )}
      <Notice>{done}</Notice>
      {mayCorrect && address.email !== '' && (
        <div className={styles.change}>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {emailProblem ? 'Correct email address' : 'Change email address'}
          </Button>
        </div>
      )}
      <Dialog
        open={open}
        title="Email address for this order"
        confirm={canMail ? 'Save and resend emails' : 'Save'}
        busy={isLoading}
        error={error}
        onClose={close}
        onConfirm={(form) => void correct(form)}
      >
        <p>
          <span>
            {canMail
              ? 'Earlier emails about this order will be resent to this address, and future ones will go there too. Links sent to the previous address will stop working.'
              : 'This shop does not send email, so nothing will be sent to this address.'}
          </span>{' '}
          <span>
            Confirm the address with the customer. Anyone who receives order emails can open the order.
          </span>
        </p>
        <RequestKey />
        <TextField
          label="Email"
          name="email"
          inputMode="email"
          autoComplete="off"
          required
          defaultValue={address.email}
          hint={suggestion && `Did you mean ${suggestion}?`}
        />
      </Dialog>
    </>
  );
}

/** Adds a note to an order's timeline. Customers do not see notes. */
export function NoteForm({ id }: { readonly id: string }) {
  const [addNote, { isLoading, error }] = useAddNoteMutation();
  const [savedCount, setSavedCount] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  useUnsavedChanges(formRef, savedCount);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { error: refused } = await addNote({ id, ...fieldsOf(form, 'text', 'key') });
    if (refused) return;
    form.reset();
    setSavedCount(savedCount + 1);
  };
  return (
    <form ref={formRef} className={styles.card} onSubmit={(event) => void submit(event)}>
      <RequestKey key={savedCount} />
      <TextAreaField
        label="Note"
        name="text"
        hint="For staff only. Notes cannot be changed or deleted."
        rows={3}
        required
        maxLength={2000}
      />
      <FormFailure error={error} />
      <div>
        <Button type="submit" variant="secondary" busy={isLoading}>
          Add note
        </Button>
      </div>
    </form>
  );
}
