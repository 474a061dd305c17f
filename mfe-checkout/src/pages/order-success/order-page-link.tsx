import { Link } from 'react-router-dom';

/** The way to the order's page. A guest's link has a key, which opens the page in any browser. */
export function OrderPageLink({ link }: { readonly link: string }) {
  return (
    <p>
      <Link to={link}>See your order</Link>{' '}
      <span>
        {link.includes('#')
          ? 'and track it until it arrives. No account? This link opens your order on any device.'
          : 'and track it until it arrives.'}
      </span>
    </p>
  );
}
