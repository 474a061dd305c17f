import { Link, Outlet, Route, Routes, useParams } from 'react-router-dom';

function Layout() {
  return (
    <section>
      <h1>Nested routes</h1>
      <nav aria-label="Parts">
        <Link to="towns/agra">Agra</Link>
      </nav>
      <Outlet />
    </section>
  );
}

const Town = () => <p>{`Town: ${useParams().town}`}</p>;

export function Case() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<p>All towns</p>} />
        <Route path="towns/:town" element={<Town />} />
      </Route>
    </Routes>
  );
}
