import { Link } from 'react-router-dom';

/** The way to the order's page. A guest's link has a key, which opens the page in any browser. */
export function OrderPageLink({ link }: { readonly link: string }) {
  return (
    <p>
      <Link to={link}>See your order</Link>{' '}
      <span>
        {link.includes('#')
          ? 'and how it goes on. No account? The address of that page shows your order wherever you open it.'
          : 'and how it goes on.'}
      </span>
    </p>
  );
}
