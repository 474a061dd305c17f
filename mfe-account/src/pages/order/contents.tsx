import { paths } from '@shop/config';
import type { PlacedOrder } from '@shop/contracts';
import { formatRupees } from '@shop/money';
import { ProductPhoto } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { Link } from 'react-router-dom';
import styles from './order-contents.module.css';

/** An order's products at the prices they were sold for, its totals, and its address. */
export function OrderContents({ order }: { readonly order: PlacedOrder }) {
  const { products, totals, address } = order;
  const { shipping, cashFee, coupon } = totals;
  const goodsPaise =
    totals.subtotalPaise +
    (coupon?.amountPaise ?? 0) -
    (shipping?.amountPaise ?? 0) -
    (cashFee?.amountPaise ?? 0);
  const sums = [
    { label: 'Subtotal', paise: goodsPaise },
    ...(shipping ? [{ label: 'Shipping', paise: shipping.amountPaise }] : []),
    ...(cashFee ? [{ label: 'Cash on delivery', paise: cashFee.amountPaise }] : []),
    ...(coupon ? [{ label: `Coupon ${coupon.code}`, paise: -coupon.amountPaise }] : []),
    ...totals.taxes.map(({ gstRate, taxPaise }) => ({ label: `GST ${gstRate}%`, paise: taxPaise })),
    ...(totals.roundingPaise > 0 ? [{ label: 'Rounding', paise: totals.roundingPaise }] : []),
  ];
  return (
    <section className={styles.sheet} aria-labelledby="order-contents">
      <h2 id="order-contents">What is in it</h2>
      <ul className={styles.items}>
        {products.map(
          ({
            productId,
            slugProduct,
            mainPhoto,
            title,
            color,
            quantity,
            unitPaise,
            totalPaise,
            refunded,
          }) => (
            <li key={`${productId} ${color}`} className={styles.item}>
              <ProductPhoto photo={mainPhoto} alt="" sizes="72px" className={styles.photo} />
              <div className={styles.words}>
                <h3>
                  <Link to={paths.product(slugProduct)} className={styles.title}>
                    {markLanguage(title)}
                  </Link>
                </h3>
                <p className={styles.small}>
                  {`${color ? `${color} · ` : ''}${formatRupees(unitPaise)} × ${quantity}${refunded === undefined ? '' : `, ${refunded} refunded`}`}
                </p>
              </div>
              <p className={styles.amount}>{formatRupees(totalPaise)}</p>
            </li>
          ),
        )}
      </ul>
      <dl className={styles.sums}>
        {sums.map(({ label, paise }) => (
          <div key={label} className={styles.sum}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{paise < 0 ? `−${formatRupees(-paise)}` : formatRupees(paise)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{order.cod ? 'Total' : 'Total paid'}</dt>
          <dd className={styles.amount}>{formatRupees(totals.payablePaise)}</dd>
        </div>
      </dl>
      <address className={styles.address}>
        <span className={styles.eyebrow}>Ship to</span>
        <strong>{address.name}</strong>
        <span>{[address.streetAddress, address.apartment].filter(Boolean).join(', ')}</span>
        <span>{`${address.city}, ${address.state} ${address.pinCode}`}</span>
        <span className={styles.small}>{`${address.phone}, ${address.email}`}</span>
      </address>
    </section>
  );
}
