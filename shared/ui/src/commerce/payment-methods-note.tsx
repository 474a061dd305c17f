import { t } from '@shop/config/messages';

interface PaymentMethodsNoteProps {
  /** Styles it for its place. */
  readonly className?: string;
  /** Whether the shop offers cash on delivery. */
  readonly cash?: boolean;
}

/** The payment methods in one line. */
export function PaymentMethodsNote({ className, cash = false }: PaymentMethodsNoteProps) {
  return (
    <p className={className}>
      {t(cash ? 'UPI, cards, net banking, cash on delivery' : 'UPI, cards, net banking; no cash on delivery')}
    </p>
  );
}
