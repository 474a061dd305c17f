import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type { CodSetting, CurrentPinRules, DeliverySetting, PinRuleImport } from '../../api/types';

type PinRuleFile = Omit<PinRuleImport, 'dryRun'>;

const changes = refetch('delivery', 'log');

export const {
  useGetPinRulesQuery,
  useTryPinRulesMutation,
  useImportPinRulesMutation,
  useChoosePinRulesMutation,
  useGetDeliverySettingQuery,
  useChangeDeliverySettingMutation,
  useGetCodSettingQuery,
  useChangeCodSettingMutation,
} = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getPinRules: build.query({ ...endpoint(() => get('/staff/pin-rules')), providesTags: ['delivery'] }),
    tryPinRules: build.mutation(
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
    getCodSetting: build.query({ ...endpoint(() => get('/staff/cod-setting')), providesTags: ['delivery'] }),
    changeCodSetting: build.mutation(
      change((body: CodSetting) => post('/staff/cod-setting', { body }), changes),
    ),
    choosePinRules: build.mutation(
      change((body: CurrentPinRules) => post('/staff/pin-rules/current', { body }), changes),
    ),
  }),
});
