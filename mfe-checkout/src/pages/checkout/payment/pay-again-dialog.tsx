import { shop } from '@shop/config';
import { formatRupeesPlain } from '@shop/money';
import { FormDialog } from '@shop/ui';
import { useId } from 'react';
import type { EarlierPayment } from './payment-run';
import type { PaymentQuestion } from './use-payment';

interface QuestionTexts {
  /** Also the dialog's name, so that it says what is at stake when it is announced. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** What is known of the earlier payment, and what paying again means. */
function textsOf({ amount, state }: EarlierPayment, payable: string): QuestionTexts {
  const rupees = amount === null ? 'A payment' : formatRupeesPlain(amount);
  const payment = amount === null ? 'A payment' : `A payment of ${rupees}`;
  if (state === 'booked')
    return {
      title: `${rupees} was already taken. Place a second order?`,
      lines: [
        `${payment} was already taken, and the order is booked.`,
        `If you pay now, you place another order for ${payable}.`,
      ],
    };
  const charge = `If you pay now, you may be charged another ${payable}. To check first, write to ${shop.email}.`;
  return state === 'taken'
    ? {
        title: `${rupees} was already taken. Pay again?`,
        lines: [`${payment} was already taken for this order, but we could not confirm it.`, charge],
      }
    : {
        title: `${rupees} may already have been taken. Pay again?`,
        lines: [`${payment} may already have been taken for this order.`, charge],
      };
}

interface PayAgainDialogProps {
  readonly question: PaymentQuestion | null;
  /** Paise. */
  readonly payablePaise: number;
}

/** Asks before a second payment. Escape, the backdrop and the first button charge nothing. */
export function PayAgainDialog({ question, payablePaise }: PayAgainDialogProps) {
  const payable = formatRupeesPlain(payablePaise);
  const texts = question && textsOf(question, payable);
  const id = useId();
  const lines = texts?.lines.map((text, index) => ({ id: `${id}${index}`, text })) ?? [];
  return (
    <FormDialog
      open={question !== null}
      title={texts?.title ?? ''}
      submit={`Pay ${payable} again`}
      leave="Do not pay"
      describedBy={lines.map((line) => line.id).join(' ')}
      busy={false}
      onSubmit={() => question?.respond(true)}
      onClose={() => question?.respond(false)}
    >
      {lines.map((line) => (
        <p key={line.id} id={line.id}>
          {line.text}
        </p>
      ))}
    </FormDialog>
  );
}
