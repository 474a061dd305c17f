import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type { BusinessSettingChange } from '../../api/types';

export const { useGetGstReturnQuery, useGetBusinessSettingQuery, useChangeBusinessSettingMutation } =
  officeApi.injectEndpoints({
    endpoints: (build) => ({
      getGstReturn: build.query({
        ...endpoint((month: string) => get('/staff/gst-return', { query: { month } })),
        providesTags: ['orders'],
      }),
      getBusinessSetting: build.query({
        ...endpoint(() => get('/staff/business-setting')),
        providesTags: ['business'],
      }),
      changeBusinessSetting: build.mutation(
        change(
          (body: BusinessSettingChange) => post('/staff/business-setting', { body }),
          refetch('business', 'log'),
        ),
      ),
    }),
  });
