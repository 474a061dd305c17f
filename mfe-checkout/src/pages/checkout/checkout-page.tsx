import { PageHeading } from '@shop/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CheckoutSteps } from './page';
import styles from './checkout-page.module.css';

/** The checkout. What is bought is known in the browser alone, so the server sends the form without it. */
export function CheckoutPage() {
  const { key } = useLocation();

  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [key]);

  return (
    <div className={styles.page}>
      <PageHeading title="Checkout" />
      <noscript>
        <p>Your cart is kept in this browser, and only a script can read it. Please allow scripts to pay.</p>
      </noscript>
      <CheckoutSteps key={key} />
    </div>
  );
}
