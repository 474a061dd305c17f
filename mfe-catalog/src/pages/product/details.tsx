import { useShopCod, useShopDelivery } from '@shop/api-client/delivery';
import { usePinCheckForm } from '@shop/api-client/pin-check';
import { usePricesWithTax } from '@shop/api-client/prices';
import { limits, paths, shipping } from '@shop/config';
import type { Product, ProductRating } from '@shop/contracts';
import { formatRupees, formatRupeesPlain, fromRupees } from '@shop/money';
import {
  Accordion,
  CalendarIcon,
  CreditCardIcon,
  GiftIcon,
  HeadsetIcon,
  LockSimpleIcon,
  PackageIcon,
  ReceiptIcon,
  SafeHtml,
  TruckIcon,
} from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { PaymentMethodsNote } from '@shop/ui/payment-methods-note';
import { PinCheckForm } from '@shop/ui/pin-check';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import styles from './product-details.module.css';
import { ratingText } from './rating-text';

const freeShippingFrom = formatRupeesPlain(fromRupees(limits.freeShippingRupees));

interface TitleBannerProps {
  readonly title: string;
  readonly code: string | null;
  /** The average of its published reviews; undefined without any. */
  readonly rating?: ProductRating | undefined;
}

/** A band with a product's name, code and rating. */
export function TitleBanner({ title, code, rating }: TitleBannerProps) {
  return (
    <div className={styles.banner}>
      {code && <p className={styles.code}>{code}</p>}
      <h1 data-testid="product-title">{markLanguage(title)}</h1>
      {rating && <p className={styles.rating}>{ratingText(rating)}</p>}
    </div>
  );
}

/** The rule compares prices before GST. */
const FreeShippingText = () =>
  t(
    usePricesWithTax()
      ? 'Free shipping on orders of {amount} and more before GST'
      : 'Free shipping on orders of {amount} and more',
    { amount: freeShippingFrom },
  );

/** Notes on payment, dispatch, delivery and free shipping, which a shipping price table replaces. */
export function ShippingNotes() {
  const hasRule = useShopDelivery()?.shippingBy === undefined;
  const takesCash = useShopCod() !== undefined;
  return (
    <ul className={styles.notes}>
      <li className={styles.note}>
        <CreditCardIcon size={22} aria-hidden="true" className={styles.icon} />
        <PaymentMethodsNote cash={takesCash} />
      </li>
      <li className={styles.note}>
        <TruckIcon size={22} aria-hidden="true" className={styles.icon} />
        <span>{t('90% Orders Fast Ship Within 48 Hours')}</span>
      </li>
      <li className={styles.note}>
        <CalendarIcon size={22} aria-hidden="true" className={styles.icon} />
        <span>{t('Estimated delivery: {time}', { time: t(shipping.deliveryEstimate) })}</span>
      </li>
      {hasRule && (
        <li className={styles.note}>
          <GiftIcon size={22} aria-hidden="true" className={styles.icon} />
          <FreeShippingText />
        </li>
      )}
    </ul>
  );
}

/** Checks the delivery to a PIN code; empty if the shop does not check PIN codes. */
export function DeliveryCheck() {
  const form = usePinCheckForm();
  return form && <PinCheckForm {...form} />;
}

/** The shop's services, as a rubber-stamped form. */
export function SecurityPanel() {
  return (
    <section className={styles.form} aria-labelledby="security-and-service">
      <h2 id="security-and-service" className={styles.title}>
        {t('Security and Service')}
      </h2>
      <ul className={styles.rows}>
        <li className={styles.row}>
          <LockSimpleIcon size={20} aria-hidden="true" />
          <span>{t('Payments are secured with 256-bit encryption')}</span>
        </li>
        <li className={styles.row}>
          <ReceiptIcon size={20} aria-hidden="true" />
          <Link to={paths.refundExchange}>{t('Returns & Exchange')}</Link>
        </li>
        <li className={styles.row}>
          <PackageIcon size={20} aria-hidden="true" />
          <Link to={paths.shippingPolicy}>{t('Shipping Policy')}</Link>
        </li>
        <li className={styles.row}>
          <HeadsetIcon size={20} aria-hidden="true" />
          <Link to={paths.contact}>{t('24/7 Customer Support')}</Link>
        </li>
      </ul>
      <span className={styles.stamp} aria-hidden="true">
        {t('Trusted')}
      </span>
    </section>
  );
}

/** The declarations that the Legal Metrology (Packaged Commodities) Rules require for a product, as far as they are known. */
export function Declarations({ product }: { readonly product: Product }) {
  const { origin, importer, mrp, netQuantity } = product;
  const rows = [
    [t('Country of origin'), origin?.name],
    [t('Imported by'), importer],
    [t('MRP'), mrp && t('{mrp} (incl. of all taxes)', { mrp: formatRupees(fromRupees(mrp)) })],
    [t('Net quantity'), netQuantity],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.declared}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.declaration}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The texts of a product, of which one is open at a time. */
export function ProductTexts({ product }: { readonly product: Product }) {
  return (
    <Accordion
      defaultOpen="description"
      items={[
        { id: 'description', title: t('Description'), content: <SafeHtml html={product.description} /> },
        { id: 'faq', title: t('FAQ'), content: <SafeHtml html={product.faq} /> },
        { id: 'contact', title: t('Contact Us'), content: <SafeHtml html={product.contact} /> },
      ]}
    />
  );
}
