import { formatRupees } from '@shop/money';
import { Button } from '@shop/ui';
import { createColumnHelper, type RowSelectionState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { ProductChoices, ProductDetail, StaffVariant } from '../../../api/types';
import { useMay } from '../../../app/session';
import { DataTable, type features } from '../../../parts/data-table';
import { Tag } from '../../../parts/display';
import { Dialog } from '../../../parts/form';
import { Notice } from '../../../parts/states';
import { counted } from '../../../parts/text';
import { useRemoveVariantMutation } from '../api';
import { BulkBar } from '../bulk';
import listStyles from '../list.module.css';
import { PeriodNote } from '../product/sale-period';
import { StockDialog } from '../product/stock';
import { OptionsDialog } from './options-dialog';
import { VariantDialog } from './variant-dialog';
import styles from './variants.module.css';

type Work = 'edit' | 'stock' | 'remove';

const helper = createColumnHelper<typeof features, StaffVariant>();

const facts = helper.columns([
  helper.display({
    id: 'variant',
    header: 'Variant',
    cell: ({ row: { original: variant } }) => (
      <div className={listStyles.product}>
        <img src={variant.photo.secure_url} alt="" width={48} height={48} loading="lazy" />
        <div>
          <div>{variant.text}</div>
          {variant.productCode && <div className={listStyles.quiet}>{variant.productCode}</div>}
        </div>
      </div>
    ),
  }),
  helper.display({
    id: 'price',
    header: 'Price',
    cell: ({ row: { original: variant } }) => (
      <>
        <span className={listStyles.number}>
          <span>{formatRupees(variant.ratePaise)}</span>
          {variant.discountBp > 0 && (
            <span
              className={listStyles.quiet}
            >{` − ${variant.discountBp / 100}%, ${formatRupees(variant.unitPaise)}`}</span>
          )}
        </span>
        <PeriodNote period={variant} />
      </>
    ),
  }),
  helper.display({
    id: 'weight',
    header: 'Weight',
    cell: ({ row: { original: variant } }) =>
      variant.weightGrams ? <span className={listStyles.number}>{`${variant.weightGrams} g`}</span> : null,
  }),
  helper.display({
    id: 'stock',
    header: 'Available',
    cell: ({ row: { original: variant } }) => (
      <span className={listStyles.number}>
        <span>{variant.stock - variant.reserved}</span>
        {variant.reserved > 0 && (
          <span className={listStyles.quiet}>{` + ${variant.reserved} reserved`}</span>
        )}
      </span>
    ),
  }),
  helper.display({
    id: 'enabled',
    header: 'Status',
    cell: ({ row: { original: variant } }) => (
      <Tag tone={variant.enabled ? 'good' : 'plain'}>{variant.enabled ? 'On sale' : 'Turned off'}</Tag>
    ),
  }),
]);

interface RowActionsProps {
  readonly variant: StaffVariant;
  readonly onWork: (work: Work, variant: StaffVariant) => void;
}

function RowActions({ variant, onWork }: RowActionsProps) {
  return (
    <div className={styles.actions}>
      <Button variant="quiet" aria-label={`Edit ${variant.text}`} onClick={() => onWork('edit', variant)}>
        Edit
      </Button>
      <Button
        variant="quiet"
        aria-label={`Change stock of ${variant.text}`}
        onClick={() => onWork('stock', variant)}
      >
        Stock
      </Button>
      {variant.removable && (
        <Button
          variant="quiet"
          aria-label={`Remove ${variant.text}`}
          onClick={() => onWork('remove', variant)}
        >
          Remove
        </Button>
      )}
    </div>
  );
}

const idOf = (variant: StaffVariant) => variant.id;
const nameOf = (variant: StaffVariant) => variant.text;

interface ProductVariantsProps {
  readonly product: ProductDetail;
  readonly choices: ProductChoices;
}

/** The options of a product and its variants, each of which is sold separately. */
export function ProductVariants({ product, choices }: ProductVariantsProps) {
  const mayEdit = useMay('keep');
  const { options = [], variants = [] } = product;
  const [selected, select] = useState<RowSelectionState>({});
  const [work, setWork] = useState<{ readonly kind: Work; readonly id: string } | null>(null);
  const [isSettingOptions, setSettingOptions] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const columns = useMemo(() => {
    const onWork = (kind: Work, { id }: StaffVariant) => {
      setDone(null);
      setWork({ kind, id });
    };
    const actions = helper.display({
      id: 'actions',
      header: 'Actions',
      cell: ({ row }) => <RowActions variant={row.original} onWork={onWork} />,
    });
    return mayEdit ? [...facts, actions] : facts;
  }, [mayEdit]);
  const current = variants.find(({ id }) => id === work?.id);
  const finish = (message: string) => {
    setWork(null);
    setSettingOptions(false);
    setDone(message);
  };
  const close = () => setWork(null);

  return (
    <section className={styles.variants} aria-labelledby="product-variants">
      <h2 id="product-variants">Variants</h2>
      <Notice>{done}</Notice>
      {options.length === 0 ? (
        <p>No variants yet. Add options, such as colour or size, to create them.</p>
      ) : (
        <p>{options.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('. ')}</p>
      )}
      {mayEdit && (
        <div>
          <Button variant="secondary" onClick={() => setSettingOptions(true)}>
            {options.length === 0 ? 'Add options' : 'Change options'}
          </Button>
        </div>
      )}
      {mayEdit && (
        <BulkBar noun="variant" rows={variants.filter(({ id }) => selected[id])} onDone={() => select({})} />
      )}
      {variants.length > 0 && (
        <DataTable
          label="Variants"
          rows={variants}
          columns={columns}
          rowId={idOf}
          selection={mayEdit ? { selected, select, nameOf } : undefined}
        />
      )}
      <OptionsDialog
        open={isSettingOptions}
        product={product}
        onClose={() => setSettingOptions(false)}
        onSaved={(count) => finish(count === 0 ? 'Options removed.' : `${counted(count, 'variant')}.`)}
      />
      {current && (
        <>
          <VariantDialog
            open={work?.kind === 'edit'}
            product={product}
            variant={current}
            choices={choices}
            onClose={close}
            onSaved={() => finish(`${current.text} saved.`)}
          />
          <StockDialog
            open={work?.kind === 'stock'}
            product={current}
            onClose={close}
            onChanged={() => finish(`Stock of ${current.text} changed.`)}
          />
          <RemoveDialog
            open={work?.kind === 'remove'}
            product={product}
            variant={current}
            onClose={close}
            onRemoved={() => finish(`${current.text} removed.`)}
          />
        </>
      )}
    </section>
  );
}

interface RemoveDialogProps {
  readonly open: boolean;
  readonly product: ProductDetail;
  readonly variant: StaffVariant;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Removes a variant that was never ordered. */
function RemoveDialog({ open, product, variant, onClose, onRemoved }: RemoveDialogProps) {
  const [removeVariant, { isLoading, error }] = useRemoveVariantMutation();
  const remove = async () => {
    const { data } = await removeVariant({ id: product.id, variantId: variant.id });
    if (data) onRemoved();
  };
  return (
    <Dialog
      open={open}
      title={`Remove ${variant.text}?`}
      confirm="Remove"
      busy={isLoading}
      error={error}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>The shop will no longer list this combination. It has never been ordered or in stock.</p>
    </Dialog>
  );
}
