import { suggestEmailAddress } from '@shop/config/email-address';
import { Button, TextField, WarningCircleIcon } from '@shop/ui';
import { useState } from 'react';
import type { OrderDetail } from '../../../api/types';
import { useMay } from '../../../app/me-context';
import { Dialog } from '../../../parts/form';
import { fieldsOf } from '../../../parts/fields-of';
import { Notice } from '../../../parts/notice';
import { RequestKey } from '../../../parts/request-key';
import { useCorrectEmailMutation } from '../api';
import { emailProblems } from '../statuses';
import styles from './order.module.css';

/** Where an order's emails go, whether they arrive, and a form that corrects the address and sends the confirmation again. */
export function EmailAddress({ order }: { readonly order: OrderDetail }) {
  const { id, emailProblem, address } = order;
  const mayCorrect = useMay('keep');
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
        ? 'Email address saved. The confirmation was sent to it.'
        : 'Email address saved. No email was sent.',
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
            {emailProblem ? 'Correct the email address' : 'Change the email address'}
          </Button>
        </div>
      )}
      <Dialog
        open={open}
        title="Email address for this order"
        confirm="Save and send the confirmation"
        busy={isLoading}
        error={error}
        onClose={close}
        onConfirm={(form) => void correct(form)}
      >
        <p>
          Further emails about this order go to this address. If the shop sends email, the confirmation is
          sent to it again. Check with the customer first: whoever receives the email can open the order.
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
