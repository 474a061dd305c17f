import { usePricesWithTax } from '@shop/api-client/prices';
import { paths } from '@shop/config';
import type { PlacedOrder } from '@shop/contracts';
import { formatRupees } from '@shop/money';
import { gstBp, orderRowsWithTax, priceWithTax } from '@shop/money/price-with-tax';
import { ProductPhoto } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import styles from './order-contents.module.css';

/** The amounts of an order before tax, in paise. */
function amountsOf({ subtotalPaise, shipping, cashFee, coupon, roundingPaise }: PlacedOrder['totals']) {
  const shippingPaise = shipping?.amountPaise ?? 0;
  const couponPaise = coupon?.amountPaise ?? 0;
  const feePaise = cashFee?.amountPaise ?? 0;
  const goodsPaise = subtotalPaise + couponPaise - shippingPaise - feePaise;
  return { goodsPaise, shippingPaise, feePaise, couponPaise, roundingPaise };
}

/** An order's products at the prices they were sold for, its totals, and its address. */
export function OrderContents({ order }: { readonly order: PlacedOrder }) {
  const { products, totals, address } = order;
  const { shipping, cashFee, coupon } = totals;
  const withTax = usePricesWithTax();
  const amounts = withTax ? orderRowsWithTax(order) : amountsOf(totals);
  const taxes = withTax ? [] : totals.taxes;
  const sums = [
    { label: t('Subtotal'), paise: amounts.goodsPaise },
    ...(shipping ? [{ label: t('Shipping'), paise: amounts.shippingPaise }] : []),
    ...(cashFee ? [{ label: t('Cash on delivery'), paise: amounts.feePaise }] : []),
    ...(coupon ? [{ label: t('Coupon {code}', { code: coupon.code }), paise: -amounts.couponPaise }] : []),
    ...taxes.map(({ gstRate, taxPaise }) => ({ label: `GST ${gstRate}%`, paise: taxPaise })),
    ...(amounts.roundingPaise === 0 ? [] : [{ label: t('Rounding'), paise: amounts.roundingPaise }]),
  ];
  const shown = (paise: number, gstRate: number) =>
    formatRupees(withTax ? priceWithTax(paise, gstBp(gstRate)) : paise);
  return (
    <section className={styles.sheet} aria-labelledby="order-contents">
      <h2 id="order-contents">{t('Items')}</h2>
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
            gstRate,
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
                  {`${color ? `${color} · ` : ''}${shown(unitPaise, gstRate)} × ${quantity}${refunded === undefined ? '' : `, ${t('{count} refunded', { count: refunded })}`}`}
                </p>
              </div>
              <p className={styles.amount}>{shown(totalPaise, gstRate)}</p>
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
          <dt>{t(order.cod ? 'Total' : 'Total paid')}</dt>
          <dd className={styles.amount}>{formatRupees(totals.payablePaise)}</dd>
        </div>
        {order.giftCard && (
          <div className={styles.sum}>
            <dt>{t('Paid by gift card ····{lastFour}', { lastFour: order.giftCard.lastFour })}</dt>
            <dd className={styles.amount}>{formatRupees(order.giftCard.amountPaise)}</dd>
          </div>
        )}
      </dl>
      {withTax && (
        <p className={styles.small}>
          {t('Includes {amount} GST', { amount: formatRupees(totals.taxPaise) })}
        </p>
      )}
      <address className={styles.address}>
        <span className={styles.eyebrow}>{t('Ship to')}</span>
        <strong>{address.name}</strong>
        <span>{[address.streetAddress, address.apartment].filter(Boolean).join(', ')}</span>
        <span>{`${address.city}, ${address.state} ${address.pinCode}`}</span>
        <span className={styles.small}>{`${address.phone}, ${address.email}`}</span>
      </address>
    </section>
  );
}
