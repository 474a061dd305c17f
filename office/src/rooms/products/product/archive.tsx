import { Button, ButtonLink } from '@shop/ui';
import { useState } from 'react';
import type { ProductDetail } from '../../../api/types';
import { Dialog } from '../../../parts/form';
import { Notice } from '../../../parts/states';
import { useArchiveProductMutation, useRestoreProductMutation } from '../api';
import styles from './product.module.css';

interface ProductActionsProps {
  readonly product: ProductDetail;
  /** Called after the product was archived or restored. */
  readonly onChanged: () => void;
}

/** Duplicates, archives and restores a product. */
export function ProductActions({ product, onChanged }: ProductActionsProps) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  const [archive, archiving] = useArchiveProductMutation();
  const [restore, restoring] = useRestoreProductMutation();
  const isArchived = Boolean(product.archivedAt);
  const { id, version } = product;
  const close = () => {
    archiving.reset();
    restoring.reset();
    setOpen(false);
  };
  const confirm = async () => {
    const { data } = await (isArchived ? restore({ id, version }) : archive({ id, version }));
    if (!data) return;
    close();
    setDone(
      isArchived
        ? 'Restored. The product is withdrawn until you set its status to “On sale”.'
        : 'Archived. The shop no longer shows the product.',
    );
    onChanged();
  };
  return (
    <>
      <Notice>{done}</Notice>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" to={`/products/new?from=${id}`}>
          Duplicate
        </ButtonLink>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {isArchived ? 'Restore' : 'Archive'}
        </Button>
      </div>
      <Dialog
        open={open}
        title={isArchived ? 'Restore the product?' : 'Archive the product?'}
        confirm={isArchived ? 'Restore' : 'Archive'}
        busy={archiving.isLoading || restoring.isLoading}
        error={archiving.error ?? restoring.error}
        onClose={close}
        onConfirm={() => void confirm()}
      >
        <p>
          {isArchived
            ? 'The product will return to the list, as withdrawn. Unsaved changes in the form will be lost.'
            : 'The product will be removed from the shop and from the list of products. Existing orders are not affected, and you can restore the product later. Unsaved changes in the form will be lost.'}
        </p>
      </Dialog>
    </>
  );
}
