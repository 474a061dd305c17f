/** How a shopper can pay, in one line. `className` gives it the style of its place. */
export function PaymentMethodsNote({ className }: { readonly className?: string }) {
  return <p className={className}>UPI, cards, net banking; no cash on delivery</p>;
}
