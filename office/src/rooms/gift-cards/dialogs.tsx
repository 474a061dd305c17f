import { fromRupees } from '@shop/money';
import { TextAreaField, TextField } from '@shop/ui';
import type { GiftCardDetail } from '../../api/types';
import { errorAt, errorBeside } from '../../parts/field-errors';
import { Dialog, fieldsOf, RequestKey } from '../../parts/form';
import { useBlockGiftCardMutation, useIssueGiftCardMutation, useResendGiftCardMutation } from './api';
import { shownCode } from './texts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Reason = () => (
  <TextField label="Reason" name="reason" hint="For staff only" required maxLength={300} />
);

/** Issues a card by hand. */
export function IssueDialog({
  open,
  onClose,
  onIssued,
}: DialogProps & { readonly onIssued: (id: string) => void }) {
  const [issue, { isLoading, error, reset }] = useIssueGiftCardMutation();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      title="Issue a gift card"
      confirm="Issue and email"
      busy={isLoading}
      error={errorBeside(error, ['email'])}
      onClose={close}
      onConfirm={async (form) => {
        const { amount, ...texts } = fieldsOf(form, 'key', 'amount', 'email', 'name', 'message', 'reason');
        const { data } = await issue({ ...texts, amountPaise: fromRupees(Number(amount)) });
        if (!data) return;
        close();
        onIssued(data.data.id);
      }}
    >
      <p>The code is emailed to the recipient. Nobody pays for this card.</p>
      <RequestKey />
      <TextField
        label="Amount ₹"
        name="amount"
        type="number"
        min={1}
        max={100_000}
        step="0.01"
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextField
        label="Email of the recipient"
        name="email"
        type="email"
        required
        autoComplete="off"
        error={errorAt(error, 'email')}
      />
      <TextField label="Name" name="name" hint="Optional" maxLength={120} autoComplete="off" />
      <TextAreaField
        label="Message"
        name="message"
        hint="Optional. Part of the email."
        maxLength={300}
        rows={3}
      />
      <Reason />
    </Dialog>
  );
}

interface CardDialogProps extends DialogProps {
  readonly card: GiftCardDetail;
}

/** Blocks a card, or unblocks a blocked one. */
export function BlockDialog({ card, open, onClose }: CardDialogProps) {
  const [block, { isLoading, error, reset }] = useBlockGiftCardMutation();
  const isBlocked = card.state === 'blocked';
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={`${isBlocked ? 'Unblock' : 'Block'} ${shownCode(card.lastFour)}?`}
      confirm={isBlocked ? 'Unblock' : 'Block'}
      busy={isLoading}
      error={error}
      onClose={close}
      onConfirm={async (form) => {
        const { id, version } = card;
        const { error: refused } = await block({
          ...{ id, version, blocked: !isBlocked },
          ...fieldsOf(form, 'reason'),
        });
        if (refused === undefined) close();
      }}
    >
      <p>
        {isBlocked
          ? 'The card can be spent again.'
          : 'The card cannot be spent until it is unblocked. It keeps its balance.'}
      </p>
      <Reason />
    </Dialog>
  );
}

/** Emails the code of a card again. */
export function ResendDialog({
  card,
  open,
  onClose,
  onSent,
}: CardDialogProps & { readonly onSent: () => void }) {
  const [resend, { isLoading, error, reset }] = useResendGiftCardMutation();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      title="Send the code again?"
      confirm="Send"
      busy={isLoading}
      error={errorBeside(error, ['email'])}
      onClose={close}
      onConfirm={async (form) => {
        const { error: refused } = await resend({ id: card.id, ...fieldsOf(form, 'key', 'email') });
        if (refused !== undefined) return;
        close();
        onSent();
      }}
    >
      <p>The email contains the code and the current balance.</p>
      <RequestKey />
      <TextField
        label="Email of the recipient"
        name="email"
        type="email"
        required
        autoComplete="off"
        defaultValue={card.recipientEmail ?? ''}
        error={errorAt(error, 'email')}
      />
    </Dialog>
  );
}
