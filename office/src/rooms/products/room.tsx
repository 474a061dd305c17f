import { Route, Routes } from 'react-router-dom';
import { useMay } from '../../app/me-context';
import { NotFoundPage } from '../../app/not-found-page';
import { ImportPage } from './import';
import { ProductListPage } from './list';
import { NewProductPage } from './product/new';
import { ProductPage } from './product/page';

/** Products: their list, the form of one, and files. */
export function ProductsRoom() {
  const mayKeep = useMay('keep');
  return (
    <Routes>
      <Route index element={<ProductListPage />} />
      {mayKeep && <Route path="new" element={<NewProductPage />} />}
      {mayKeep && <Route path="import" element={<ImportPage />} />}
      <Route path=":id" element={<ProductPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
