import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type {
  ConsentSettingChange,
  HomeSectionsChange,
  MenuChange,
  MobileListsChange,
  NewTaxonomyName,
  PriceSetting,
  RedirectForm,
  RedirectQuery,
  TaxonomyChange,
  TaxonomyKind,
} from '../../api/types';

/** A category, theme or brand by its kind and id. */
interface NamePlace {
  readonly kind: TaxonomyKind;
  readonly id: string;
}

// A changed address leaves redirects, and products have the names of their collections.
const names = refetch('taxonomy', 'redirects', 'product', 'products', 'log');
const parts = refetch('storefront', 'log');
const redirects = refetch('redirects', 'log');

export const {
  useAddNameMutation,
  useChangeNameMutation,
  useRemoveNameMutation,
  useOrderNamesMutation,
  useGetPartsQuery,
  useChangeMenuMutation,
  useChangeMobileListsMutation,
  useChangeHomeSectionsMutation,
  useGetConsentSettingQuery,
  useChangeConsentSettingMutation,
  useGetPriceSettingQuery,
  useChangePriceSettingMutation,
  useGetRedirectsQuery,
  useAddRedirectMutation,
  useChangeRedirectMutation,
  useRemoveRedirectMutation,
} = officeApi.injectEndpoints({
  endpoints: (build) => ({
    addName: build.mutation(
      change(
        ({ kind, ...body }: NewTaxonomyName & Pick<NamePlace, 'kind'>) =>
          post('/staff/taxonomy/{kind}', { path: { kind }, body }),
        names,
      ),
    ),
    changeName: build.mutation(
      change(
        ({ kind, id, ...body }: TaxonomyChange & NamePlace) =>
          post('/staff/taxonomy/{kind}/{id}', { path: { kind, id }, body }),
        names,
      ),
    ),
    removeName: build.mutation(
      change((path: NamePlace) => post('/staff/taxonomy/{kind}/{id}/remove', { path }), names),
    ),
    orderNames: build.mutation(
      change(
        ({ kind, ids }: Pick<NamePlace, 'kind'> & { readonly ids: readonly string[] }) =>
          post('/staff/taxonomy/{kind}/order', { path: { kind }, body: { ids } }),
        names,
      ),
    ),
    getParts: build.query({ ...endpoint(() => get('/staff/storefront')), providesTags: ['storefront'] }),
    changeMenu: build.mutation(change((body: MenuChange) => post('/staff/storefront/menu', { body }), parts)),
    changeMobileLists: build.mutation(
      change((body: MobileListsChange) => post('/staff/storefront/mobile', { body }), parts),
    ),
    changeHomeSections: build.mutation(
      change((body: HomeSectionsChange) => post('/staff/storefront/home', { body }), parts),
    ),
    getPriceSetting: build.query({
      ...endpoint(() => get('/staff/price-setting')),
      providesTags: ['storefront'],
    }),
    changePriceSetting: build.mutation(
      change((body: PriceSetting) => post('/staff/price-setting', { body }), parts),
    ),
    getConsentSetting: build.query({
      ...endpoint(() => get('/staff/consent-setting')),
      providesTags: ['storefront'],
    }),
    changeConsentSetting: build.mutation(
      change((body: ConsentSettingChange) => post('/staff/consent-setting', { body }), parts),
    ),
    getRedirects: build.query({
      ...endpoint((query: RedirectQuery) => get('/staff/redirects', { query })),
      providesTags: ['redirects'],
    }),
    addRedirect: build.mutation(
      change((body: RedirectForm) => post('/staff/redirects', { body }), redirects),
    ),
    changeRedirect: build.mutation(
      change(
        ({ id, ...body }: RedirectForm & { readonly id: string }) =>
          post('/staff/redirects/{id}', { path: { id }, body }),
        redirects,
      ),
    ),
    removeRedirect: build.mutation(
      change((id: string) => post('/staff/redirects/{id}/remove', { path: { id } }), redirects),
    ),
  }),
});
