import { SelectField, TextField } from '@shop/ui';
import type { ProductDetail } from '../../../api/types';
import { Dialog } from '../../../parts/form';
import { fieldsOf } from '../../../parts/fields-of';
import { RequestKey } from '../../../parts/request-key';
import { useChangeStockMutation } from '../api';

interface StockDialogProps {
  readonly open: boolean;
  readonly product: ProductDetail;
  readonly onClose: () => void;
  /** Called with the pieces that are in the house then. */
  readonly onChanged: (pieces: number) => void;
}

/** Changes the stock of a product, with a reason. */
export function StockDialog({ open, product, onClose, onChanged }: StockDialogProps) {
  const [changeStock, { isLoading, error, reset }] = useChangeStockMutation();
  const close = () => {
    reset();
    onClose();
  };
  const change = async (form: HTMLFormElement) => {
    const { key, how, pieces, reason } = fieldsOf(form, 'key', 'how', 'pieces', 'reason');
    const { data } = await changeStock({
      id: product.id,
      key,
      change: how === 'to' ? 'to' : 'by',
      pieces: Number(pieces),
      reason,
    });
    if (data) onChanged(data.data.stock);
  };
  return (
    <Dialog
      open={open}
      title="Change the stock"
      confirm="Change the stock"
      busy={isLoading}
      error={error}
      onClose={close}
      onConfirm={(form) => void change(form)}
    >
      <p>{`${product.stock} in the house, ${product.reserved} of them held by open orders.`}</p>
      <RequestKey />
      <SelectField label="What happened" name="how">
        <option value="by">Pieces came, or went (with a minus)</option>
        <option value="to">I counted what is in the house</option>
      </SelectField>
      <TextField label="Pieces" name="pieces" type="number" step={1} inputMode="numeric" required />
      <TextField
        label="Reason"
        name="reason"
        hint="It stays with the change."
        required
        maxLength={300}
        autoComplete="off"
      />
    </Dialog>
  );
}
