import { consentsOf, useConsentNotices } from '@shop/api-client/consent';
import { paths } from '@shop/config';
import type { CheckoutItem } from '@shop/contracts';
import { lineColour } from '@shop/contracts/product-colours';
import {
  clearCart,
  removeFromCart,
  selectCartItems,
  useShopDispatch,
  useShopStore,
  type CartItem,
} from '@shop/store';
import { ButtonLink, EmptyState, LockSimpleIcon, PageHeading, Spinner } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../messages';
import { lastOrder, type LastOrder } from '../../features/session-storage';
import { useCash, useCashFlaw } from './cash/use-cash';
import { CouponControl } from './coupon/control';
import { useCoupon } from './coupon/use-coupon';
import { useCheckoutItems } from './data';
import { checkoutDraft, useCheckoutDraft, type ItemSource } from './draft';
import { GiftCardControl } from './gift-card/control';
import { useGiftCard } from './gift-card/use-gift-card';
import { checkoutTotals, duePaise, giftCardsPaise, purchaseLine, withCoupon, withGiftCard } from './items';
import styles from './checkout.module.css';
import type { RefusedField } from './payment/alerts';
import type { BookedOrder } from './payment/flow';
import { providerFor } from './payment/providers';
import { PaymentStep } from './payment/step';
import { usePayment } from './payment/use-payment';
import { chargesBp, useTaxedLines, withShownTax } from './shown-totals';
import { ShippingStatus, withShippingNote } from './shipping-price/status';
import { useShippingPrice } from './shipping-price/use-shipping-price';
import { SavedAddresses, ShippingForm, useShippingForm } from './shipping';
import { toShippingDetails } from './shipping-fields';
import { StepTabs, type CheckoutStep } from './steps';
import { OrderSummary, PayingStrip, SummaryLoading } from './summary';

/** The checkout. Only the browser has the items, so the server renders the form without them. */
export function CheckoutPage() {
  const { key } = useLocation();

  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [key]);

  return (
    <div className={styles.page}>
      <PageHeading title={t('Checkout')} />
      <noscript>
        <p>{t('Your cart is stored in this browser and needs JavaScript. Turn on JavaScript to pay.')}</p>
      </noscript>
      <CheckoutSteps key={key} />
    </div>
  );
}

interface CheckoutStepsProps {
  /** Finds the payment provider by the URL of its script. */
  readonly findProvider?: typeof providerFor;
}

/** Both steps of the checkout, with the order summary. */
export function CheckoutSteps({ findProvider = providerFor }: CheckoutStepsProps) {
  const [draft, updateDraft, isRead] = useCheckoutDraft();
  const { items, facts, shippingRule, removeItem, setQuantity, refreshPrices } = useCheckoutItems(
    draft,
    updateDraft,
  );
  const taxed = useTaxedLines(items, facts);
  const hasGiftCard = facts?.some((fact) => fact.giftCard === true) ?? false;
  const form = useShippingForm(draft, updateDraft, isRead, hasGiftCard);
  const [step, setStep] = useState<CheckoutStep>(1);
  const [hasMoved, setHasMoved] = useState(false);
  const notices = useConsentNotices();
  const finishOrder = useFinishOrder(draft.source, items);
  const shipping = useShippingPrice(items, draft.shipping.pinCode, shippingRule);
  const onStalePrices = (refusesCoupon: boolean) => {
    if (refusesCoupon) coupon.remove();
    else coupon.refresh();
    giftCard.refresh();
    shipping.refresh();
    void refreshPrices();
  };
  const onFieldRefused = (field: RefusedField, message: string) => {
    form.refuse({ field, message });
    goTo(1);
  };
  const refusals = { onStalePrices, onFieldRefused };
  const traces = { traces: draft, keepTraces: updateDraft };
  const cash = useCash({ ...traces, ...refusals, onBooked: finishOrder });
  const feePaise = cash.terms?.feePaise ?? 0;
  const cardsPaise = giftCardsPaise(items, facts);
  const giftCard = useGiftCard(draft.giftCard, (code) => updateDraft({ giftCard: code }), cardsPaise);
  const online = checkoutTotals(items, facts, shipping.rule).payablePaise;
  // Then nothing is left to pay in cash, and the order has no fee for that.
  const coversAll = giftCard.partOf(online) === online;
  const inCash = cash.isChosen && step === 2 && !coversAll;
  const coupon = useCoupon(draft.coupon, items, (code) => updateDraft({ coupon: code }), {
    pinCode: shipping.pinCode,
    inCash,
  });
  const payment = usePayment({ findProvider, ...traces, ...refusals, onBooked: finishOrder });

  const goTo = (next: CheckoutStep) => {
    setStep(next);
    setHasMoved(true);
    window.scrollTo({ top: 0 });
  };

  const inTotal = checkoutTotals(items, facts, shipping.rule, feePaise).payablePaise;
  const couponed = coupon.quote && !inCash ? coupon.quote.payablePaise - online : 0;
  const cashPaise = inCash && coupon.quote ? coupon.quote.payablePaise : inTotal + couponed;
  const cashFlaw = useCashFlaw(cash.terms, {
    duePaise: cashPaise - giftCard.partOf(cashPaise),
    pinCode: draft.shipping.pinCode,
    hasGiftCard,
  });

  if (payment.phase === 'booked') return <Spinner label={t('Your order is booked')} />;
  if (isRead && items.length === 0) {
    return (
      <EmptyState
        title={t('There is nothing to check out')}
        action={<ButtonLink to={paths.allProducts}>{t('Continue Shopping')}</ButtonLink>}
      >
        {t('Add something to your cart first.')}
      </EmptyState>
    );
  }

  const full = checkoutTotals(items, facts, shipping.rule, inCash ? feePaise : 0);
  const priced = coupon.quote ? withCoupon(full, coupon.quote) : full;
  const shown = withShippingNote(withShownTax(priced, taxed), shipping);
  const cardPaise = shown.excludesShipping ? 0 : giftCard.partOf(shown.payablePaise);
  const totals = withGiftCard(shown, giftCard.card, cardPaise);
  const purchase = {
    products: items.map(purchaseLine),
    shipping: toShippingDetails(draft.shipping),
    amount: totals.payablePaise,
    coupon: coupon.quote?.code,
    ...(draft.giftCard !== undefined &&
      cardPaise > 0 && { giftCard: { code: draft.giftCard, amount: cardPaise } }),
    fromCart: draft.source === 'cart',
    buyer: form.business.buyer,
    gift: form.gift.recipient,
    ...consentsOf(notices, form.agreed),
  };
  return (
    <div className={styles.columns}>
      <div>
        <PayingStrip
          payablePaise={isRead ? duePaise(totals) : null}
          excludesShipping={totals.excludesShipping}
          units={items.reduce((sum, { quantity }) => sum + quantity, 0)}
        />
        <StepTabs current={step} />
        <div className={styles.sheet}>
          {step === 1 ? (
            <>
              <SavedAddresses onChoose={form.fill} />
              <ShippingForm form={form} isRead={isRead} onValid={() => goTo(2)} isReturn={hasMoved} />
            </>
          ) : (
            <PaymentStep
              purchase={purchase}
              totals={totals}
              payment={payment}
              cash={coversAll ? { ...cash, isChosen: false } : cash}
              feeBp={taxed && chargesBp(taxed)}
              cashFlaw={cashFlaw}
              isUnsettled={draft.unsettled !== null}
              isPricing={coupon.isPricing || giftCard.isReading || shipping.isFetching}
              shipping={shipping}
              onBack={() => goTo(1)}
            />
          )}
          <p className={styles.secure}>
            <LockSimpleIcon aria-hidden="true" />
            <span>{t('Payments are secured with 256-bit encryption')}</span>
          </p>
        </div>
      </div>
      {isRead ? (
        <OrderSummary
          items={items}
          taxed={taxed}
          facts={facts}
          reason={payment.reason}
          totals={step === 1 ? totals : undefined}
          onRemove={removeItem}
          onQuantity={setQuantity}
          locked={payment.phase !== 'idle'}
        >
          <>
            <CouponControl coupon={coupon} locked={payment.phase !== 'idle'} />
            {cardsPaise < totals.payablePaise && (
              <GiftCardControl giftCard={giftCard} locked={payment.phase !== 'idle'} />
            )}
            {step === 1 && <ShippingStatus shipping={shipping} />}
          </>
        </OrderSummary>
      ) : (
        <SummaryLoading />
      )}
    </div>
  );
}

/** Called when an order is booked: removes its lines from the cart, clears the draft, and opens the success page. */
function useFinishOrder(source: ItemSource, items: readonly CheckoutItem[]): (order: BookedOrder) => void {
  const dispatch = useShopDispatch();
  const store = useShopStore();
  const navigate = useNavigate();

  return ({ orderId, link }) => {
    const key = link?.split('#')[1];
    const placed: LastOrder = key === undefined ? { orderId } : { orderId, key };
    lastOrder.write(placed);
    checkoutDraft.clear();
    if (source === 'cart') {
      const isBought = (line: CartItem) =>
        items.some(({ productId, color }) => productId === line.productId && color === lineColour(line));
      const others = selectCartItems(store.getState()).filter((line) => !isBought(line));
      // Another tab may have added items while the payment window was open; they stay.
      if (others.length === 0) dispatch(clearCart());
      else items.forEach(({ productId, color }) => dispatch(removeFromCart(productId, color)));
    }
    // Replaces the entry, so that Back does not offer the same purchase again.
    void navigate(paths.checkoutSuccess, { replace: true, state: placed });
  };
}
