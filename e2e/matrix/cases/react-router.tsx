import { Link, useLocation } from 'react-router';

export function Case() {
  const { pathname } = useLocation();
  return (
    <section>
      <h1>react-router</h1>
      <p>{`Open: ${pathname}`}</p>
      <Link to="/faq">To the questions</Link>
    </section>
  );
}
