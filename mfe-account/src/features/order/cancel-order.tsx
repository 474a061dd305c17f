import { Button, FormDialog } from '@shop/ui';
import { useId, useState } from 'react';
import { useCancelOrderMutation, type OrderRef } from '../../pages/order/data';

interface CancelOrderProps {
  readonly order: OrderRef;
  /** The order is cancelled, and the page shows it. */
  readonly onDone: () => void;
}

/** Cancels an order that is not shipped, after a question. A refusal's words are the toast of every failed request. */
export function CancelOrder({ order, onDone }: CancelOrderProps) {
  const noteId = useId();
  const [open, setOpen] = useState(false);
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const send = async () => {
    const { data } = await cancel(order);
    setOpen(false);
    if (data) onDone();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <FormDialog
        open={open}
        title="Cancel this order?"
        submit="Cancel the order"
        leave="Keep it"
        busy={isLoading}
        describedBy={noteId}
        onSubmit={() => void send()}
        onClose={() => setOpen(false)}
      >
        <p id={noteId}>
          Nothing is sent. What you paid goes back the way it came; banks take five to seven working days to
          show it.
        </p>
      </FormDialog>
    </>
  );
}
