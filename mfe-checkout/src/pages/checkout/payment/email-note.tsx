import { isEmailAddress, suggestEmailAddress } from '@shop/config/email-address';
import styles from './step.module.css';

/** Before paying: whether emails about the order reach the shopper; nothing for an address without a doubt. */
export function EmailNote({ email }: { readonly email: string }) {
  const suggestion = suggestEmailAddress(email);
  if (!isEmailAddress(email)) {
    return (
      <p key="unreachable" className={styles.note}>
        No email about this order can reach “<bdi>{email}</bdi>”. Go back to correct the address, or pay
        without email updates.
      </p>
    );
  }
  if (suggestion === undefined) return null;
  return (
    <p key="doubtful" className={styles.note}>
      Is “<bdi>{email}</bdi>” right? If you meant “<bdi>{suggestion}</bdi>”, go back to correct it.
    </p>
  );
}
