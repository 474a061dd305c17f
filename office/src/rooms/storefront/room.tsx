import { Navigate, Route, Routes } from 'react-router-dom';
import type { TaxonomyKind } from '../../api/types';
import { NotFoundPage } from '../../app/failures';
import { useMay } from '../../app/session';
import { HomePage } from './home/page';
import { kinds } from './kinds';
import { MenuPage } from './menus/menu';
import { MobilePage } from './menus/mobile';
import { NameListPage } from './names/list';
import { NamePage, NewNamePage } from './names/page';
import { NoticesPage } from './notices/page';
import { PricesPage } from './prices/page';
import { RedirectsPage } from './redirects/page';

/** Routes of the storefront: categories, themes, brands, menus, the home page, prices, notices and redirects. */
export function StorefrontRoom() {
  const mayEdit = useMay('keep');
  return (
    <Routes>
      <Route index element={<Navigate to="categories" replace />} />
      {(Object.keys(kinds) as TaxonomyKind[]).map((kind) => (
        <Route key={kind} path={kinds[kind].path}>
          <Route index element={<NameListPage kind={kind} />} />
          {mayEdit && <Route path="new" element={<NewNamePage kind={kind} />} />}
          <Route path=":id" element={<NamePage kind={kind} />} />
        </Route>
      ))}
      <Route path="menu" element={<MenuPage />} />
      <Route path="mobile" element={<MobilePage />} />
      <Route path="home" element={<HomePage />} />
      <Route path="prices" element={<PricesPage />} />
      <Route path="notices" element={<NoticesPage />} />
      <Route path="redirects" element={<RedirectsPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
