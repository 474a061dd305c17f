/** The payment methods in one line. `className` styles it for its place. */
export function PaymentMethodsNote({ className }: { readonly className?: string }) {
  return <p className={className}>UPI, cards, net banking; no cash on delivery</p>;
}
