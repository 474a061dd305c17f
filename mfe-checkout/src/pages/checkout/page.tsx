import { paths } from '@shop/config';
import { useShopDispatch } from '@shop/store';
import { ButtonLink, EmptyState, LockSimpleIcon, Spinner } from '@shop/ui';
import { useMemo, useState } from 'react';
import { paymentGateway } from './payment/payment-gateway';
import { useCheckoutDraft } from './use-checkout-draft';
import { checkoutTotals, purchaseLine } from './priced-lines';
import { useCheckoutItems } from './use-items';
import type { PaymentProvider } from './payment/payment-provider';
import { PaymentStep } from './payment/step';
import { razorpayProvider } from './payment/razorpay/index';
import { usePayment } from './payment/use-payment';
import { SavedAddresses } from './saved-addresses';
import { ShippingForm } from './shipping';
import { useShippingForm } from './use-shipping-form';
import { toShippingDetails } from './validate-shipping';
import { StepTabs, type CheckoutStep } from './step-tabs';
import { OrderSummary } from './summary';
import { PayingStrip } from './paying-strip';
import { SummaryLoading } from './summary-loading';
import { usePlacedOrder } from './use-placed-order';
import styles from './page.module.css';

/** Both steps of the checkout, with what is bought beside them. `provider` is the one who takes the payment. */
export function CheckoutSteps({ provider = razorpayProvider }: { readonly provider?: PaymentProvider }) {
  const dispatch = useShopDispatch();
  const [draft, updateDraft, isRead] = useCheckoutDraft();
  const { items, facts, shippingRule, removeItem, setQuantity, refreshPrices } = useCheckoutItems(
    draft,
    updateDraft,
  );
  const form = useShippingForm(draft, updateDraft, isRead);
  const [step, setStep] = useState<CheckoutStep>(1);
  const [hasMoved, setHasMoved] = useState(false);
  const gateway = useMemo(() => paymentGateway(dispatch), [dispatch]);
  const onBooked = usePlacedOrder(draft.source, items);
  const payment = usePayment({
    gateway,
    provider,
    traces: draft,
    keepTraces: updateDraft,
    onStalePrices: () => void refreshPrices(),
    onBooked,
  });

  const goTo = (next: CheckoutStep) => {
    setStep(next);
    setHasMoved(true);
    window.scrollTo({ top: 0 });
  };

  if (payment.phase === 'booked') return <Spinner label="Your order is booked" />;
  if (isRead && items.length === 0) {
    return (
      <EmptyState
        title="There is nothing to check out"
        action={<ButtonLink to={paths.allProducts}>Continue Shopping</ButtonLink>}
      >
        Put something into your cart first.
      </EmptyState>
    );
  }

  const totals = checkoutTotals(items, facts, shippingRule);
  const purchase = {
    products: items.map(purchaseLine),
    shipping: toShippingDetails(draft.shipping),
    amount: totals.payablePaise,
  };
  return (
    <div className={styles.columns}>
      <div>
        <PayingStrip
          payablePaise={isRead ? totals.payablePaise : null}
          pieces={items.reduce((sum, { quantity }) => sum + quantity, 0)}
        />
        <StepTabs current={step} />
        <div className={styles.sheet}>
          {step === 1 ? (
            <>
              <SavedAddresses onChoose={form.fill} />
              <ShippingForm form={form} onValid={() => goTo(2)} isReturn={hasMoved} />
            </>
          ) : (
            <PaymentStep
              purchase={purchase}
              totals={totals}
              payment={payment}
              isUnsettled={draft.unsettled !== null}
              onBack={() => goTo(1)}
            />
          )}
          <p className={styles.secure}>
            <LockSimpleIcon aria-hidden="true" />
            Payments are secured with 256-bit encryption
          </p>
        </div>
      </div>
      {isRead ? (
        <OrderSummary
          items={items}
          facts={facts}
          reason={payment.reason}
          totals={step === 1 ? totals : undefined}
          onRemove={removeItem}
          onQuantity={setQuantity}
          locked={payment.phase !== 'idle'}
        />
      ) : (
        <SummaryLoading />
      )}
    </div>
  );
}
