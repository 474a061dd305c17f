import { formatRupees } from '@shop/money';
import { t } from '../../../messages';
import { CodeControl } from '../code/control';
import styles from '../code/control.module.css';
import type { GiftCard } from './use-gift-card';

interface GiftCardControlProps {
  readonly giftCard: GiftCard;
  /** True during a payment, when the card cannot be changed. */
  readonly locked: boolean;
}

/** Applies and removes a gift card, and shows its balance. Renders nothing while the shop has no card to spend. */
export function GiftCardControl({ giftCard, locked }: GiftCardControlProps) {
  const { card, isReading, message } = giftCard;
  const isRefused = card === null && !isReading;
  const texts = {
    name: t('Gift card'),
    question: t('Have a gift card?'),
    label: t('Gift card code'),
    remove: t('Remove gift card'),
  };
  return (
    <CodeControl
      checked={giftCard}
      field="giftCard"
      texts={texts}
      applied={
        <>
          <span>{t('Gift card')}</span>{' '}
          {card && <strong className={styles.code}>{`····${card.lastFour}`}</strong>}
        </>
      }
      status={
        isRefused ? message : card && t('Balance {amount}', { amount: formatRupees(card.balancePaise) })
      }
      locked={locked}
    />
  );
}
