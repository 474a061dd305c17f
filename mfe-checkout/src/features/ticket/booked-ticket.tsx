import type { PlacedOrder } from '@shop/contracts';
import { InvoiceSheet } from '../invoice/invoice-sheet';
import { PrintInvoice } from '../invoice/print-invoice';
import { ShippingLabel } from '../shipping/shipping-label';
import { GuestOrderLink } from './guest-order-link';
import { Ticket } from './ticket';
import { TicketLines } from './ticket-lines';
import { Counterfoil } from './counterfoil';

/** The ticket of an order, and its invoice for the printer. */
export function BookedTicket({ order }: { readonly order: PlacedOrder }) {
  const { invoice, status, address } = order;
  return (
    <>
      <Ticket counterfoil={<Counterfoil order={order} />} action={invoice && <PrintInvoice />}>
        <GuestOrderLink orderId={order._id} />
        {status === 'confirming' && <p>Your payment is being confirmed. You need not do anything more.</p>}
        <TicketLines order={order} />
        <ShippingLabel shipping={address} />
      </Ticket>
      {invoice && <InvoiceSheet order={order} invoice={invoice} />}
    </>
  );
}
