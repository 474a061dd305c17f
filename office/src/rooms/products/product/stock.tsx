import { Button } from '@shop/ui';
import { useState } from 'react';
import type { ProductDetail } from '../../../api/types';
import { useMay } from '../../../app/me-context';
import { formatMoment } from '../../../parts/text';
import { Facts } from '../../../parts/display';
import { Notice } from '../../../parts/notice';
import { StockDialog } from './stock-dialog';
import styles from './product.module.css';

const kinds: Readonly<Record<string, string>> = {
  seed: 'First stock',
  import: 'By a file',
  reserve: 'Held by an order',
  release: 'No longer held',
  sell: 'Sold',
  restock: 'Back on sale',
  adjust: 'By hand',
};

const signed = new Intl.NumberFormat('en-IN', { signDisplay: 'always' });

type Change = ProductDetail['stockChanges'][number];

function Row({ change: { kind, stock, reserved, author, reason, order, at } }: { readonly change: Change }) {
  return (
    <li className={styles.change}>
      <strong>{`${signed.format(stock === 0 ? reserved : stock)} ${kinds[kind] ?? kind}`}</strong>
      <div className={styles.quiet}>
        {[formatMoment(at), author ?? 'the shop', order].filter(Boolean).join(', ')}
      </div>
      {reason && <p className={styles.quiet}>{reason}</p>}
    </li>
  );
}

/** Pieces of a product, how they came and went, and a change of them. */
export function ProductStock({ product }: { readonly product: ProductDetail }) {
  const mayKeep = useMay('keep');
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const { stock, reserved, stockChanges } = product;
  return (
    <div className={styles.side}>
      <Notice>{done}</Notice>
      <section aria-labelledby="product-stock">
        <h2 id="product-stock">Stock</h2>
        <Facts
          facts={[
            ['In the house', stock],
            ['Held by orders', reserved],
            ['Free', stock - reserved],
          ]}
        />
        {mayKeep && (
          <Button
            variant="secondary"
            onClick={() => {
              setDone(null);
              setOpen(true);
            }}
          >
            Change the stock
          </Button>
        )}
      </section>
      <section aria-labelledby="product-stock-changes">
        <h2 id="product-stock-changes">How it came to that</h2>
        {stockChanges.length === 0 && <p>Nothing came or went yet.</p>}
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
        onChanged={(pieces) => {
          setOpen(false);
          setDone(`There are ${pieces} pieces in the house.`);
        }}
      />
    </div>
  );
}
