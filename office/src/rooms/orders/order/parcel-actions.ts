import type { Parcel } from '../../../api/types';

type Action = Parcel['actions'][number];

/** An action with a dialog; the label opens in a new window instead. */
export type ParcelStep = Exclude<Action, 'label'>;

export interface ActionText {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Label of the button that closes the dialog, where “Cancel” would be ambiguous. */
  readonly dismiss?: string;
  /** The message after the parcel's number. */
  readonly done: string;
}

/** The texts of each action, in the order of their buttons. */
export const parcelSteps: Readonly<Record<ParcelStep, ActionText>> = {
  complete: {
    label: 'Complete booking',
    title: 'Complete the booking?',
    text: 'The courier did not respond in time. If it already booked the parcel, that booking is used.',
    done: 'booked',
  },
  pickup: {
    label: 'Request pickup',
    title: 'Request a pickup?',
    text: 'The courier will collect the parcel on the day that you choose. A pickup that was already requested does not change.',
    done: 'scheduled for pickup',
  },
  'hand-over': {
    label: 'Mark as handed over',
    title: 'Mark the parcel as handed over?',
    text: 'The customer will be notified. The order is marked as shipped when its last parcel is handed over.',
    done: 'handed over',
  },
  cancel: {
    label: 'Cancel booking',
    title: 'Cancel the booking?',
    text: 'The courier will not collect the parcel. You can send its items in another parcel.',
    dismiss: 'Keep booking',
    done: 'cancelled',
  },
  deliver: {
    label: 'Mark as delivered',
    title: 'Mark the parcel as delivered?',
    text: 'When the last parcel of the order is delivered, the order is marked as delivered: the customer is notified, and cash on delivery is recorded as collected.',
    done: 'delivered',
  },
  return: {
    label: 'Mark as returned',
    title: 'Mark the parcel as returned?',
    text: 'Refund its items afterwards. The refund dialog asks whether to restock them. The customer will not be notified.',
    done: 'returned',
  },
};

/** The texts that differ for a parcel with a replacement, which changes neither the order's status nor its cash. */
const replacementTexts: Partial<Record<ParcelStep, string>> = {
  'hand-over':
    'The customer will be notified. The exchange is marked as “Replacement sent”; the status of the order does not change.',
  deliver:
    'The customer will not be notified. The status of the order does not change, and the courier collects no cash.',
};

/** The explanation of an action with a parcel. */
export const parcelStepText = ({ exchange }: Pick<Parcel, 'exchange'>, action: ParcelStep): string =>
  (exchange === undefined ? undefined : replacementTexts[action]) ?? parcelSteps[action].text;

export const isParcelStep = (action: Action): action is ParcelStep => action in parcelSteps;
