import { Route, Routes } from 'react-router-dom';
import { useMay } from '../../app/me-context';
import { NotFoundPage } from '../../app/not-found-page';
import { ImportPage } from './files/import-page';
import { ProductListPage } from './list/product-list-page';
import { NewProductPage } from './product/new-product-page';
import { ProductPage } from './product/product-page';

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
