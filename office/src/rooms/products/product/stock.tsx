import { Button, SelectField, TextField } from '@shop/ui';
import { useState } from 'react';
import type { ProductDetail } from '../../../api/types';
import { useMay } from '../../../app/session';
import { Facts } from '../../../parts/display';
import { Dialog, fieldsOf, RequestKey } from '../../../parts/form';
import { Notice } from '../../../parts/states';
import { counted, formatMoment } from '../../../parts/text';
import { useChangeStockMutation } from '../api';
import styles from './product.module.css';

const kinds: Readonly<Record<string, string>> = {
  seed: 'Initial stock',
  import: 'Import',
  reserve: 'Reserved by an order',
  release: 'Reservation released',
  sell: 'Sold',
  restock: 'Restocked',
  adjust: 'Manual change',
};

const signed = new Intl.NumberFormat('en-IN', { signDisplay: 'always' });

type Change = ProductDetail['stockChanges'][number];

function Row({
  change: { kind, stock, reserved, author, reason, order, variant, at },
}: {
  readonly change: Change;
}) {
  return (
    <li className={styles.change}>
      <strong>{`${signed.format(stock === 0 ? reserved : stock)} ${kinds[kind] ?? kind}`}</strong>
      <div className={styles.quiet}>
        {[variant, formatMoment(at), author ?? 'the shop', order].filter(Boolean).join(', ')}
      </div>
      {reason && <p className={styles.quiet}>{reason}</p>}
    </li>
  );
}

/** Stock of a product, its history, and a form to change it. */
export function ProductStock({ product }: { readonly product: ProductDetail }) {
  const mayEdit = useMay('keep');
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const { stock, reserved, stockChanges, waiting } = product;
  return (
    <div className={styles.side}>
      <Notice>{done}</Notice>
      <section aria-labelledby="product-stock">
        <h2 id="product-stock">Stock</h2>
        <Facts
          facts={[
            ['In stock', stock],
            ['Reserved', reserved],
            ['Available', stock - reserved],
            ...(waiting
              ? ([
                  ['Waiting for restock', waiting.stock],
                  ['Waiting for a lower price', waiting.price],
                ] as const)
              : []),
          ]}
        />
        {mayEdit && product.options && <p>Each variant has its own stock.</p>}
        {mayEdit && !product.options && (
          <Button
            variant="secondary"
            onClick={() => {
              setDone(null);
              setOpen(true);
            }}
          >
            Change stock
          </Button>
        )}
      </section>
      <section aria-labelledby="product-stock-changes">
        <h2 id="product-stock-changes">Stock history</h2>
        {stockChanges.length === 0 && <p>No stock changes yet.</p>}
        <ol className={styles.changes}>
          {stockChanges.map((change, index) => (
            <Row key={stockChanges.length - index} change={change} />
          ))}
        </ol>
      </section>
      <StockDialog
        open={open}
        product={product}
        onClose={() => setOpen(false)}
        onChanged={(units) => {
          setOpen(false);
          setDone(`${counted(units, 'unit')} in stock.`);
        }}
      />
    </div>
  );
}

interface StockDialogProps {
  readonly open: boolean;
  /** A product or a variant. */
  readonly product: Pick<ProductDetail, 'id' | 'stock' | 'reserved'>;
  readonly onClose: () => void;
  /** Called with the new stock. */
  readonly onChanged: (units: number) => void;
}

/** Changes the stock of a product or variant, with a reason. */
export function StockDialog({ open, product, onClose, onChanged }: StockDialogProps) {
  const [changeStock, { isLoading, error, reset }] = useChangeStockMutation();
  const close = () => {
    reset();
    onClose();
  };
  const change = async (form: HTMLFormElement) => {
    const { key, how, units, reason } = fieldsOf(form, 'key', 'how', 'units', 'reason');
    const { data } = await changeStock({
      id: product.id,
      key,
      change: how === 'to' ? 'to' : 'by',
      units: Number(units),
      reason,
    });
    if (data) onChanged(data.data.stock);
  };
  return (
    <Dialog
      open={open}
      title="Change stock"
      confirm="Change stock"
      busy={isLoading}
      error={error}
      onClose={close}
      onConfirm={(form) => void change(form)}
    >
      <p>{`${product.stock} in stock, ${product.reserved} of them reserved by open orders.`}</p>
      <RequestKey />
      <SelectField label="Change" name="how">
        <option value="by">Adjust by (a minus sign removes units)</option>
        <option value="to">Set to the counted quantity</option>
      </SelectField>
      <TextField label="Units" name="units" type="number" step={1} inputMode="numeric" required />
      <TextField
        label="Reason"
        name="reason"
        hint="Shown in the stock history."
        required
        maxLength={300}
        autoComplete="off"
      />
    </Dialog>
  );
}
