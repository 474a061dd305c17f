import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type {
  CodSetting,
  CurrentPinRules,
  DeliverySetting,
  PinRuleImport,
  ShippingPriceRow,
  ShippingPricesForm,
} from '../../api/types';

type PinRuleFile = Omit<PinRuleImport, 'dryRun'>;

const changes = refetch('delivery', 'log');

export const {
  useGetPinRulesQuery,
  useCheckPinRulesMutation,
  useImportPinRulesMutation,
  useChoosePinRulesMutation,
  useGetDeliverySettingQuery,
  useChangeDeliverySettingMutation,
  useGetShippingPricesQuery,
  useCheckShippingPricesMutation,
  useReadShippingPriceFileMutation,
  useSaveShippingPricesMutation,
  useGetCodSettingQuery,
  useChangeCodSettingMutation,
} = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getPinRules: build.query({ ...endpoint(() => get('/staff/pin-rules')), providesTags: ['delivery'] }),
    checkPinRules: build.mutation(
      endpoint((file: Omit<PinRuleFile, 'key'>) =>
        post('/staff/pin-rules/import', { body: { ...file, dryRun: true } }),
      ),
    ),
    importPinRules: build.mutation(
      change(
        (file: PinRuleFile) => post('/staff/pin-rules/import', { body: { ...file, dryRun: false } }),
        changes,
      ),
    ),
    getDeliverySetting: build.query({
      ...endpoint(() => get('/staff/delivery-setting')),
      providesTags: ['delivery'],
    }),
    changeDeliverySetting: build.mutation(
      change((body: DeliverySetting) => post('/staff/delivery-setting', { body }), changes),
    ),
    getShippingPrices: build.query({
      ...endpoint(() => get('/staff/shipping-prices')),
      providesTags: ['delivery'],
    }),
    checkShippingPrices: build.mutation(
      endpoint((rows: ShippingPriceRow[]) => post('/staff/shipping-prices/check', { body: { rows } })),
    ),
    readShippingPriceFile: build.mutation(
      endpoint((csv: string) => post('/staff/shipping-prices/file', { body: { csv } })),
    ),
    saveShippingPrices: build.mutation(
      change((body: ShippingPricesForm) => post('/staff/shipping-prices', { body }), changes),
    ),
    getCodSetting: build.query({ ...endpoint(() => get('/staff/cod-setting')), providesTags: ['delivery'] }),
    changeCodSetting: build.mutation(
      change((body: CodSetting) => post('/staff/cod-setting', { body }), changes),
    ),
    choosePinRules: build.mutation(
      change((body: CurrentPinRules) => post('/staff/pin-rules/current', { body }), changes),
    ),
  }),
});
