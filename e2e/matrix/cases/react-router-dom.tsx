import { NavLink, useSearchParams } from 'react-router-dom';

export function Case() {
  const [query, setQuery] = useSearchParams();
  return (
    <section>
      <h1>react-router-dom</h1>
      <button type="button" onClick={() => setQuery({ size: 'large' })}>
        {`Size: ${query.get('size') ?? 'any'}`}
      </button>
      <NavLink to="/faq">To the questions</NavLink>
    </section>
  );
}
