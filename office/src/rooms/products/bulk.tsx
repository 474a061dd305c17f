import { Button } from '@shop/ui';
import { useState } from 'react';
import type { BulkProductChange, ListedProduct } from '../../api/types';
import { Dialog } from '../../parts/form';
import { fieldsOf } from '../../parts/fields-of';
import { Notice } from '../../parts/notice';
import { RequestKey } from '../../parts/request-key';
import { SelectionBar } from '../../parts/selection-bar';
import { useChangeProductsMutation } from './api';
import { BulkFields } from './bulk-fields';
import { readBulkFields } from './read-bulk-fields';

interface BulkBarProps {
  /** The chosen products. */
  readonly products: readonly ListedProduct[];
  /** Called once they are changed. */
  readonly onDone: () => void;
}

const count = (products: number) => `${products} ${products === 1 ? 'product' : 'products'}`;

/** Changes prices, discounts and stock of all chosen products at once: of all or of none. */
export function BulkBar({ products, onDone }: BulkBarProps) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [missing, setMissing] = useState<Error>();
  const [changeProducts, { isLoading, error, reset }] = useChangeProductsMutation();

  const show = () => {
    reset();
    setMissing(undefined);
    setDone(null);
    setOpen(true);
  };
  const change = async (form: HTMLFormElement) => {
    const fields = readBulkFields(form);
    if (!fields) {
      setMissing(new Error('Fill in what is to change.'));
      return;
    }
    setMissing(undefined);
    const body: BulkProductChange = {
      ...fieldsOf(form, 'key'),
      products: products.map(({ id, version }) => ({ id, version })),
      ...fields,
    };
    const { data } = await changeProducts(body);
    if (!data) return;
    setDone(`${count(data.changed)} changed.`);
    setOpen(false);
    onDone();
  };

  return (
    <>
      <Notice>{done}</Notice>
      <SelectionBar label="Chosen products" count={products.length}>
        <Button onClick={show}>Change price, discount or stock</Button>
      </SelectionBar>
      <Dialog
        open={open}
        title={`Change ${count(products.length)}`}
        confirm={`Change ${count(products.length)}`}
        busy={isLoading}
        error={missing ?? error}
        onClose={() => setOpen(false)}
        onConfirm={(form) => void change(form)}
      >
        <p>What is left empty stays as it is. All of them are changed, or none.</p>
        <RequestKey />
        <BulkFields />
      </Dialog>
    </>
  );
}
