import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type {
  BulkProductChange,
  NewProduct,
  ProductEdit,
  ProductPreview,
  ProductImport,
  OptionsChange,
  ProductQuery,
  StockChange,
  VariantChange,
} from '../../api/types';

interface OfProduct {
  readonly id: string;
}

interface OfVariant extends OfProduct {
  readonly variantId: string;
}

const changes = refetch('products', 'product', 'log');

export const productsApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getStaffProducts: build.query({
      ...endpoint((query: ProductQuery) => get('/staff/products', { query })),
      providesTags: ['products'],
    }),
    getStaffProduct: build.query({
      ...endpoint((id: string) => get('/staff/products/{id}', { path: { id } })),
      providesTags: ['product'],
    }),
    getProductChoices: build.query(endpoint(() => get('/staff/products/choices'))),
    createProduct: build.mutation(change((body: NewProduct) => post('/staff/products', { body }), changes)),
    editProduct: build.mutation(
      change(
        ({ id, ...body }: OfProduct & ProductEdit) => post('/staff/products/{id}', { path: { id }, body }),
        changes,
      ),
    ),
    previewProduct: build.mutation(
      endpoint((body: ProductPreview) => post('/staff/products/preview', { body })),
    ),
    archiveProduct: build.mutation(
      change(
        ({ id, ...body }: OfProduct & { version: number }) =>
          post('/staff/products/{id}/archive', { path: { id }, body }),
        changes,
      ),
    ),
    restoreProduct: build.mutation(
      change(
        ({ id, ...body }: OfProduct & { version: number }) =>
          post('/staff/products/{id}/restore', { path: { id }, body }),
        changes,
      ),
    ),
    changeStock: build.mutation(
      change(
        ({ id, ...body }: OfProduct & StockChange) =>
          post('/staff/products/{id}/stock', { path: { id }, body }),
        changes,
      ),
    ),
    setOptions: build.mutation(
      change(
        ({ id, ...body }: OfProduct & OptionsChange) =>
          post('/staff/products/{id}/options', { path: { id }, body }),
        changes,
      ),
    ),
    editVariant: build.mutation(
      change(
        ({ id, variantId, ...body }: OfVariant & VariantChange) =>
          post('/staff/products/{id}/variants/{variantId}', { path: { id, variantId }, body }),
        changes,
      ),
    ),
    removeVariant: build.mutation(
      change(
        (path: OfVariant) => post('/staff/products/{id}/variants/{variantId}/remove', { path }),
        changes,
      ),
    ),
    changeProducts: build.mutation(
      change((body: BulkProductChange) => post('/staff/products/bulk', { body }), changes),
    ),
    checkImport: build.mutation(
      endpoint((file: Omit<ProductImport, 'dryRun'>) =>
        post('/staff/products/import', { body: { ...file, dryRun: true } }),
      ),
    ),
    importProducts: build.mutation(
      change(
        (file: Omit<ProductImport, 'dryRun'>) =>
          post('/staff/products/import', { body: { ...file, dryRun: false } }),
        changes,
      ),
    ),
  }),
});

export const {
  useGetStaffProductsQuery,
  useGetStaffProductQuery,
  useGetProductChoicesQuery,
  useCreateProductMutation,
  useEditProductMutation,
  usePreviewProductMutation,
  useArchiveProductMutation,
  useRestoreProductMutation,
  useChangeStockMutation,
  useSetOptionsMutation,
  useEditVariantMutation,
  useRemoveVariantMutation,
  useChangeProductsMutation,
  useCheckImportMutation,
  useImportProductsMutation,
} = productsApi;
