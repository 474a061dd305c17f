import { Button, ReceiptIcon } from '@shop/ui';

/** Opens the browser's print dialog; the page's print styles leave the invoice alone on the paper. */
export function PrintInvoice() {
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <ReceiptIcon aria-hidden="true" />
      Print invoice
    </Button>
  );
}
