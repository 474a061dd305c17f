import { SelectField, TextField } from '@shop/ui';
import { useNavigate } from 'react-router-dom';
import type { CustomerDetail, CustomerErasure } from '../../api/types';
import { Dialog } from '../../parts/form';
import { fieldsOf } from '../../parts/fields-of';
import { erasedState } from './erased-notice';
import { useEraseCustomerMutation } from './api';

const reasons: Readonly<Record<CustomerErasure['reason'], string>> = {
  'asked by the person': 'They asked for it',
  'consent withdrawn': 'They withdrew their consent',
  'no longer needed': 'It is no longer needed',
};

interface EraseDialogProps {
  readonly open: boolean;
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}

/** Erases a person, once their e-mail address is typed again. */
export function EraseDialog({ open, customer, onClose }: EraseDialogProps) {
  const [erase, { isLoading, error, reset }] = useEraseCustomerMutation();
  const navigate = useNavigate();
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async (form: HTMLFormElement) => {
    const { email, reason } = fieldsOf(form, 'email', 'reason');
    const { data } = await erase({
      id: customer.id,
      email,
      reason: reason as CustomerErasure['reason'],
    });
    if (data) await navigate('/people', { state: erasedState });
  };
  return (
    <Dialog
      open={open}
      title="Erase this person?"
      confirm="Erase for good"
      busy={isLoading}
      error={error}
      onClose={close}
      onConfirm={(form) => void confirm(form)}
    >
      <p>
        The account, addresses, enquiries and mails go, and every name, e-mail address and phone number in
        orders. Amounts, tax, invoice numbers and dates stay, as the law asks. Nobody can undo it.
      </p>
      <SelectField label="Reason" name="reason">
        {Object.entries(reasons).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Their e-mail address"
        name="email"
        hint={`Type ${customer.email} again.`}
        autoComplete="off"
        required
        maxLength={254}
      />
    </Dialog>
  );
}
