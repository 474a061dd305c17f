import { shop } from '@shop/config';
import type { PlacedOrder } from '@shop/contracts';
import { InvoiceSheet } from '../../features/invoice';
import { PrintInvoice } from '../../features/print-invoice';
import { ShippingLabel } from '../../features/shipping-label';
import { OrderConfirmation } from './confirmation';
import { OrderLines } from './order-lines';
import { OrderPageLink } from './order-page-link';
import { OrderReceipt } from './order-receipt';

/** The confirmation of an order, and its invoice for the printer. */
export function PlacedOrderConfirmation({ order }: { readonly order: PlacedOrder }) {
  const { invoice, status, address, emailFailed } = order;
  return (
    <>
      <OrderConfirmation receipt={<OrderReceipt order={order} />} action={invoice && <PrintInvoice />}>
        {/* None from a server of before orders had a page: this remote may be newer than it. */}
        {order.link && <OrderPageLink link={order.link} />}
        {status === 'confirming' && <p>Your payment is being confirmed. You need not do anything more.</p>}
        {emailFailed && (
          <p>
            We could not send an email about your order to “<bdi>{address.email}</bdi>”.{' '}
            <span>{`Please keep your order number ${order.orderNumber}, and`}</span> write to{' '}
            <a href={`mailto:${shop.email}`}>{shop.email}</a> or call{' '}
            <a href={shop.phoneHref}>{shop.phone}</a> to correct the address.
          </p>
        )}
        <OrderLines order={order} />
        <ShippingLabel shipping={address} />
      </OrderConfirmation>
      {invoice && <InvoiceSheet order={order} invoice={invoice} />}
    </>
  );
}
