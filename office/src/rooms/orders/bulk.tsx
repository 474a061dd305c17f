import { Button, ButtonLink } from '@shop/ui';
import { useState } from 'react';
import type { BulkResult, ListedOrder } from '../../api/types';
import { useMay } from '../../app/me-context';
import { Dialog } from '../../parts/form';
import { Notice } from '../../parts/notice';
import { SelectionBar } from '../../parts/selection-bar';
import { usePackOrdersMutation } from './api';
import { BulkOutcome } from './bulk-outcome';
import { ShipDialog } from './ship-dialog';

interface BulkBarProps {
  /** The chosen orders. */
  readonly orders: readonly ListedOrder[];
  /** Called once they have been sent on their way. */
  readonly onDone: () => void;
}

interface Outcome {
  readonly verb: 'packed' | 'shipped';
  readonly result: BulkResult;
  readonly orders: readonly ListedOrder[];
}

/** What is done to all chosen orders at once, and how that went. */
export function BulkBar({ orders, onDone }: BulkBarProps) {
  const mayPack = useMay('pack');
  const [dialog, setDialog] = useState<'pack' | 'ship' | null>(null);
  // The orders of the open dialog: the list shows their new status before it closes.
  const [asked, setAsked] = useState<readonly ListedOrder[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [packOrders, packing] = usePackOrdersMutation();
  const placed = orders.filter(({ status }) => status === 'placed');
  const packed = orders.filter(({ status }) => status === 'packed');

  const finish = (verb: Outcome['verb'], result: BulkResult) => {
    setOutcome({ verb, result, orders });
    setDialog(null);
    onDone();
  };
  const pack = async () => {
    const { data } = await packOrders(asked.map(({ id }) => id));
    if (data) finish('packed', data);
  };
  const open = (which: 'pack' | 'ship') => {
    packing.reset();
    setAsked(which === 'pack' ? placed : packed);
    setDialog(which);
  };

  return (
    <>
      <Notice>{outcome && <BulkOutcome {...outcome} />}</Notice>
      <SelectionBar label="Chosen orders" count={orders.length}>
        <ButtonLink variant="secondary" to={`/orders/print?ids=${orders.map(({ id }) => id).join(',')}`}>
          Packing slips
        </ButtonLink>
        <ButtonLink variant="secondary" to={`/orders/invoices?ids=${orders.map(({ id }) => id).join(',')}`}>
          Invoices
        </ButtonLink>
        {mayPack && placed.length > 0 && (
          <Button onClick={() => open('pack')}>{`Mark ${placed.length} as packed`}</Button>
        )}
        {mayPack && packed.length > 0 && (
          <Button onClick={() => open('ship')}>{`Ship ${packed.length}`}</Button>
        )}
      </SelectionBar>
      <Dialog
        open={dialog === 'pack'}
        title={`Mark ${asked.length} as packed?`}
        confirm="Mark as packed"
        busy={packing.isLoading}
        error={packing.error}
        onClose={() => setDialog(null)}
        onConfirm={() => void pack()}
      >
        <p>They can then be shipped. Shoppers are not told of it.</p>
      </Dialog>
      <ShipDialog
        open={dialog === 'ship'}
        orders={asked}
        onClose={() => setDialog(null)}
        onShipped={(result) => finish('shipped', result)}
      />
    </>
  );
}
