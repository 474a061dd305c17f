import type { OrderDetail } from '../api/types';
import { useMe } from '../app/session';

/** Whether the shop sends email. Every sentence about email depends on it. */
export const useCanMail = (): boolean => useMe().canMail === true;

type Recipient = Pick<OrderDetail, 'emailProblem'> & { readonly address: { readonly email: string } };

/** Whether emails reach the customer of an order. */
export function useReachable(): (order: Recipient) => boolean {
  const canMail = useCanMail();
  return ({ address, emailProblem }) => canMail && address.email !== '' && emailProblem === null;
}

/** Whether the customer is notified, such as `The customer receives an email with the credit note.` */
export function notification(isReached: boolean, content = ''): string {
  return isReached
    ? `The customer receives an email${content && ` with ${content}`}.`
    : 'The customer does not receive an email.';
}

interface NotificationProps {
  readonly order: Recipient;
  /** The content of the email, such as `the credit note`. */
  readonly content?: string;
}

/** A sentence about the email that an action sends to the customer of an order. */
export function Notification({ order, content }: NotificationProps) {
  const isReached = useReachable();
  return <span>{notification(isReached(order), content)}</span>;
}
