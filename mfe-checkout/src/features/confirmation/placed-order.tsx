import type { PlacedOrder } from '@shop/contracts';
import { InvoiceSheet } from '../invoice/invoice-sheet';
import { PrintInvoice } from '../invoice/print-invoice';
import { ShippingLabel } from '../shipping/shipping-label';
import { OrderConfirmation } from './order-confirmation';
import { OrderLines } from './order-lines';
import { OrderPageLink } from './order-page-link';
import { OrderReceipt } from './order-receipt';

/** The confirmation of an order, and its invoice for the printer. */
export function PlacedOrderConfirmation({ order }: { readonly order: PlacedOrder }) {
  const { invoice, status, address } = order;
  return (
    <>
      <OrderConfirmation receipt={<OrderReceipt order={order} />} action={invoice && <PrintInvoice />}>
        {/* None from a server of before orders had a page: this remote may be newer than it. */}
        {order.link && <OrderPageLink link={order.link} />}
        {status === 'confirming' && <p>Your payment is being confirmed. You need not do anything more.</p>}
        <OrderLines order={order} />
        <ShippingLabel shipping={address} />
      </OrderConfirmation>
      {invoice && <InvoiceSheet order={order} invoice={invoice} />}
    </>
  );
}
