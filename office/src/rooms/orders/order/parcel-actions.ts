import type { Parcel } from '../../../api/types';

type Action = Parcel['actions'][number];

/** An action with a dialog; the label opens in another window. */
export type ParcelStep = Exclude<Action, 'label'>;

export interface ActionText {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** On the button that closes the dialog, where “Cancel” would be ambiguous. */
  readonly dismiss?: string;
  /** The message after the parcel's number. */
  readonly done: string;
}

/** The texts of each action, in the order of their buttons. */
export const parcelSteps: Readonly<Record<ParcelStep, ActionText>> = {
  complete: {
    label: 'Complete the booking',
    title: 'Complete the booking?',
    text: 'The courier did not answer in time. If it has booked the parcel, the same booking is used.',
    done: 'booked',
  },
  pickup: {
    label: 'Request pickup',
    title: 'Request a pickup?',
    text: 'The courier collects the parcel on this day. A parcel with a pickup keeps it.',
    done: 'announced for pickup',
  },
  'hand-over': {
    label: 'Handed over',
    title: 'Was the parcel handed over?',
    text: 'The customer is notified. With its last parcel, the order is shipped.',
    done: 'handed over',
  },
  cancel: {
    label: 'Cancel booking',
    title: 'Cancel the booking?',
    text: 'The courier does not collect the parcel. Its items can be sent in another one.',
    dismiss: 'Keep the booking',
    done: 'cancelled',
  },
  deliver: {
    label: 'Mark as delivered',
    title: 'Mark the parcel as delivered?',
    text: 'The order is delivered with its last parcel: the customer is notified, and cash on delivery is collected.',
    done: 'delivered',
  },
  return: {
    label: 'Mark as returned',
    title: 'Mark the parcel as returned?',
    text: 'Refund its items afterwards. The refund decides whether they go back in stock. The customer is not notified.',
    done: 'returned',
  },
};

/** The texts that differ for a parcel with a replacement, which changes neither the order's status nor its cash. */
const replacementTexts: Partial<Record<ParcelStep, string>> = {
  'hand-over':
    'The customer is notified. The exchange becomes “Replacement sent”; the status of the order does not change.',
  deliver:
    'The customer is not notified. The status of the order does not change, and nothing is collected in cash.',
};

/** The explanation of an action with a parcel. */
export const parcelStepText = ({ exchange }: Pick<Parcel, 'exchange'>, action: ParcelStep): string =>
  (exchange === undefined ? undefined : replacementTexts[action]) ?? parcelSteps[action].text;

export const isParcelStep = (action: Action): action is ParcelStep => action in parcelSteps;
