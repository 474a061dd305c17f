import { TextAreaField, TextField } from '@shop/ui';
import type { ComponentType } from 'react';
import { CourierField } from '../courier-field';
import styles from './order.module.css';
import type { Step } from './take-step';

interface StepText {
  /** On the button of the page. */
  readonly label: string;
  readonly title: string;
  /** On the button of the dialog. */
  readonly confirm: string;
  /** What is said when it is done. */
  readonly done: string;
  /** Whether it takes the order on its way to the shopper. */
  readonly goesOn: boolean;
  /** What will happen, and what has to be filled in for it. */
  readonly Body: ComponentType;
}

const Reason = ({ hint }: { readonly hint: string }) => (
  <TextAreaField label="Reason" name="reason" hint={hint} rows={2} required maxLength={300} />
);

/** What a keeper reads of each step. */
export const steps: Readonly<Record<Step, StepText>> = {
  pack: {
    label: 'Mark as packed',
    title: 'Mark the order as packed?',
    confirm: 'Mark as packed',
    done: 'The order is packed.',
    goesOn: true,
    Body: () => <p>It can be shipped then. The shopper is not told of it.</p>,
  },
  ship: {
    label: 'Ship',
    title: 'Ship the order',
    confirm: 'Mark as shipped',
    done: 'The order is shipped, and the shopper gets a mail.',
    goesOn: true,
    Body: () => (
      <>
        <p>The shopper gets a mail with the courier and the tracking number.</p>
        <CourierField />
        <TextField label="Tracking number" name="trackingNumber" autoComplete="off" required maxLength={60} />
      </>
    ),
  },
  deliver: {
    label: 'Mark as delivered',
    title: 'Mark the order as delivered?',
    confirm: 'Mark as delivered',
    done: 'The order is delivered, and the shopper gets a mail.',
    goesOn: true,
    Body: () => <p>The shopper gets a mail.</p>,
  },
  cancel: {
    label: 'Cancel the order',
    title: 'Cancel the order?',
    confirm: 'Cancel the order',
    done: 'The order is cancelled. The money is on its way back.',
    goesOn: false,
    Body: () => (
      <>
        <p>
          Its pieces go on sale again, all that is left of the payment goes back, and the shopper gets a mail.
          There is no way back from this.
        </p>
        <Reason hint="For keepers, in the timeline and the log." />
      </>
    ),
  },
  return: {
    label: 'Take back',
    title: 'Take the order back?',
    confirm: 'Take back',
    done: 'The order is returned. The money is on its way back.',
    goesOn: false,
    Body: () => (
      <>
        <p>
          The parcel came back, or the shopper sent it. All that is left of the payment goes back, and the
          shopper gets a mail.
        </p>
        <Reason hint="For keepers, in the timeline and the log." />
        <label className={styles.check}>
          <input type="checkbox" name="restock" value="yes" />I have seen the pieces: they can be sold again
        </label>
      </>
    ),
  },
};
