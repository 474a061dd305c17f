import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { useMay } from '../../app/session';
import { BatchPage } from './history/batch-page';
import { ImportProductsPage } from './import';
import { ProductListPage } from './list';
import { NewProductPage } from './product/new';
import { ProductPage } from './product/page';
import { SearchPage } from './search/page';

/** Routes of the products section. */
export function ProductsRoom() {
  const mayEdit = useMay('keep');
  return (
    <Routes>
      <Route index element={<ProductListPage />} />
      {mayEdit && <Route path="new" element={<NewProductPage />} />}
      {mayEdit && <Route path="import" element={<ImportProductsPage />} />}
      <Route path="changes" element={<BatchPage />} />
      <Route path="search" element={<SearchPage />} />
      <Route path=":id" element={<ProductPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
