import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type { CouponChange, CouponQuery, NewCoupon } from '../../api/types';

const coupons = refetch('coupon', 'coupons', 'log');

export const {
  useGetCouponsQuery,
  useGetCouponQuery,
  useGetCouponUsesQuery,
  useAddCouponMutation,
  useChangeCouponMutation,
} = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getCoupons: build.query({
      ...endpoint((query: CouponQuery) => get('/staff/coupons', { query })),
      providesTags: ['coupons'],
    }),
    getCoupon: build.query({
      ...endpoint((id: string) => get('/staff/coupons/{id}', { path: { id } })),
      providesTags: (_coupon, _error, id) => [{ type: 'coupon', id }],
    }),
    /** The orders that used a coupon. */
    getCouponUses: build.query({
      ...endpoint(({ id, page }: { readonly id: string; readonly page: number }) =>
        get('/staff/coupons/{id}/uses', { path: { id }, query: { page } }),
      ),
      providesTags: ['coupons', 'orders'],
    }),
    addCoupon: build.mutation(change((body: NewCoupon) => post('/staff/coupons', { body }), coupons)),
    changeCoupon: build.mutation(
      change(
        ({ id, ...body }: CouponChange & { readonly id: string }) =>
          post('/staff/coupons/{id}', { path: { id }, body }),
        coupons,
      ),
    ),
  }),
});
