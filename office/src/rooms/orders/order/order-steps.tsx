import { formatRupees } from '@shop/money';
import { Button, ButtonLink } from '@shop/ui';
import { useState } from 'react';
import type { OrderDetail } from '../../../api/types';
import { useOfficeDispatch } from '../../../app/store';
import { Dialog } from '../../../parts/form';
import { Notice } from '../../../parts/notice';
import styles from './order.module.css';
import { RefundDialog } from './refund-dialog';
import { takeStep, type Step } from './take-step';
import { steps } from './steps';

const isStep = (action: string): action is Step => action in steps;

/** Buttons for what the keeper may do with an order as it stands; each asks once more, with what it needs to know. */
export function OrderSteps({ order }: { readonly order: OrderDetail }) {
  const dispatch = useOfficeDispatch();
  const [asked, setAsked] = useState<Step>('pack');
  const [state, setState] = useState<{ open: boolean; busy: boolean; error?: unknown; done?: string }>({
    open: false,
    busy: false,
  });
  const { title, confirm, Body, done } = steps[asked];
  const [refunding, setRefunding] = useState(false);
  const ask = (step: Step) => {
    setAsked(step);
    setState({ open: true, busy: false });
  };
  const take = async (form: HTMLFormElement) => {
    const sent = { open: true, busy: true };
    setState(sent);
    const error = await takeStep(dispatch, asked, order.id, form);
    setState((now) => {
      // Left meanwhile: another dialog may be open.
      if (now !== sent) return error === undefined ? { ...now, done } : now;
      return error === undefined ? { open: false, busy: false, done } : { open: true, busy: false, error };
    });
  };
  return (
    <>
      <Notice>{state.done}</Notice>
      <div className={styles.steps}>
        {order.actions.filter(isStep).map((step) => (
          <Button key={step} variant={steps[step].goesOn ? 'primary' : 'secondary'} onClick={() => ask(step)}>
            {steps[step].label}
          </Button>
        ))}
        {order.actions.includes('refund') && (
          <Button
            variant="secondary"
            onClick={() => {
              setState({ open: false, busy: false });
              setRefunding(true);
            }}
          >
            Refund pieces
          </Button>
        )}
        <ButtonLink variant="secondary" to={`/orders/print?ids=${order.id}`}>
          Packing slip
        </ButtonLink>
        {order.invoice && (
          <ButtonLink variant="secondary" to={`/orders/invoices?ids=${order.id}`}>
            Invoice
          </ButtonLink>
        )}
      </div>
      <Dialog
        open={state.open}
        title={title}
        confirm={confirm}
        busy={state.busy}
        error={state.error}
        onClose={() => setState({ open: false, busy: false })}
        onConfirm={(form) => void take(form)}
      >
        <Body />
      </Dialog>
      <RefundDialog
        open={refunding}
        order={order}
        onClose={() => setRefunding(false)}
        onRefunded={(amount) =>
          setState({ open: false, busy: false, done: `${formatRupees(amount)} is on its way back.` })
        }
      />
    </>
  );
}
