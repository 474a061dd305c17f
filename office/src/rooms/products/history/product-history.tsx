import { Button } from '@shop/ui';
import { useState } from 'react';
import type { ProductChange, ProductDetail } from '../../../api/types';
import { useMay } from '../../../app/session';
import { Dialog, fieldsOf, RequestKey } from '../../../parts/form';
import { Failure, Notice, Waiting } from '../../../parts/states';
import { formatMoment } from '../../../parts/text';
import { useGetProductChangesQuery, useRevertChangeMutation } from './api';
import { ChangedFields, columnLabel } from './changed-fields';
import styles from './history.module.css';

const sources: Readonly<Record<string, string>> = {
  create: 'Created',
  edit: 'Edited',
  bulk: 'Bulk change',
  import: 'Import',
  revert: 'Change reverted',
  archive: 'Archived or restored',
};

/** Changes per API response; a shorter response is the last one. */
const PAGE_SIZE = 20;

interface ProductHistoryProps {
  readonly product: ProductDetail;
  /** Called after a change was reverted. */
  readonly onReverted: () => void;
}

/** The changes of a product, latest first; each can be reverted. */
export function ProductHistory({ product, onReverted }: ProductHistoryProps) {
  const mayEdit = useMay('keep');
  const [before, setBefore] = useState<number>();
  const [asked, setAsked] = useState<ProductChange | null>(null);
  const [done, setDone] = useState('');
  const { data: changes, error, refetch } = useGetProductChangesQuery({ id: product.id, before });
  return (
    <section aria-labelledby="product-history">
      <h2 id="product-history">Change history</h2>
      <Notice>{done}</Notice>
      {!changes && error !== undefined && <Failure what="The change history" error={error} retry={refetch} />}
      {!changes && error === undefined && <Waiting label="Loading history…" />}
      {changes?.length === 0 && <p>No changes yet.</p>}
      <ol className={styles.changes}>
        {changes?.map((change) => (
          <li key={change.id} className={styles.change}>
            <strong>{sources[change.source] ?? change.source}</strong>
            <div className={styles.quiet}>{`${formatMoment(change.at)}, ${change.author ?? 'the shop'}`}</div>
            {change.source === 'create' ? null : <ChangedFields fields={change.fields} />}
            {mayEdit && change.mayRevert && (
              <Button
                variant="quiet"
                aria-label={`Revert: ${change.fields.map(({ column }) => columnLabel(column)).join(', ')}`}
                onClick={() => {
                  setDone('');
                  setAsked(change);
                }}
              >
                Revert
              </Button>
            )}
          </li>
        ))}
      </ol>
      {before !== undefined && (
        <Button variant="secondary" onClick={() => setBefore(undefined)}>
          Latest changes
        </Button>
      )}
      {changes?.length === PAGE_SIZE && (
        <Button variant="secondary" onClick={() => setBefore(changes.at(-1)?.id)}>
          Earlier changes
        </Button>
      )}
      <RevertDialog
        change={asked}
        product={product}
        onClose={() => setAsked(null)}
        onReverted={() => {
          setAsked(null);
          setBefore(undefined);
          setDone('Change reverted. The shop shows the earlier values immediately.');
          onReverted();
        }}
      />
    </section>
  );
}

interface RevertDialogProps extends ProductHistoryProps {
  readonly change: ProductChange | null;
  readonly onClose: () => void;
}

/** Confirms that a product gets the values it had before a change. */
function RevertDialog({ change, product, onClose, onReverted }: RevertDialogProps) {
  const [revertChange, { isLoading, error, reset }] = useRevertChangeMutation();
  const close = () => {
    reset();
    onClose();
  };
  const revert = async (form: HTMLFormElement) => {
    if (!change) return;
    const { id, version } = product;
    const { data } = await revertChange({ id, version, change: change.id, ...fieldsOf(form, 'key') });
    if (!data) return;
    reset();
    onReverted();
  };
  const restored = change?.fields.filter(({ column }) => column !== 'stock') ?? [];
  return (
    <Dialog
      open={change !== null}
      title="Revert the change?"
      confirm="Revert change"
      busy={isLoading}
      error={error}
      onClose={close}
      onConfirm={(form) => void revert(form)}
    >
      <RequestKey />
      <p>These earlier values will be restored as a new change. Unsaved changes in the form will be lost.</p>
      <ul>
        {restored.map(({ column, before }) => (
          <li key={column}>{`${columnLabel(column)}: ${before || 'empty'}`}</li>
        ))}
      </ul>
      {change && restored.length < change.fields.length && (
        <p>The stock will not be reverted. Adjust it under Stock.</p>
      )}
    </Dialog>
  );
}
