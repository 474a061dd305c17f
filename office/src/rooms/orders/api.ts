import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type {
  BookParcel,
  BulkShip,
  OrderQuery,
  ParcelRatesRequest,
  Refund,
  Remittance,
  RemittanceFile,
  ShipPart,
  StartExchange,
  Transfer,
} from '../../api/types';

interface OfOrder {
  readonly id: string;
}

type ParcelEnd = 'deliver' | 'return' | 'complete' | 'hand-over' | 'cancel';

const steps = refetch('orders', 'order', 'log');

export const ordersApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query({
      ...endpoint((query: OrderQuery) => get('/staff/orders', { query })),
      providesTags: ['orders'],
    }),
    getOrder: build.query({
      ...endpoint((id: string) => get('/staff/orders/{id}', { path: { id } })),
      providesTags: (_order, _error, id) => [{ type: 'order', id }],
    }),
    packOrder: build.mutation(
      change(({ id }: OfOrder) => post('/staff/orders/{id}/pack', { path: { id } }), steps),
    ),
    shipPart: build.mutation(
      change(
        ({ id, ...body }: OfOrder & ShipPart) => post('/staff/orders/{id}/parcels', { path: { id }, body }),
        steps,
      ),
    ),
    endParcel: build.mutation(
      change(
        ({ id, number, action }: OfOrder & { number: number; action: ParcelEnd }) =>
          post(`/staff/orders/{id}/parcels/{number}/${action}`, { path: { id, number } }),
        steps,
      ),
    ),
    startExchange: build.mutation(
      change(
        ({ id, ...body }: OfOrder & StartExchange) =>
          post('/staff/orders/{id}/exchanges', { path: { id }, body }),
        steps,
      ),
    ),
    acceptExchange: build.mutation(
      change(
        (path: OfOrder & { number: number }) =>
          post('/staff/orders/{id}/exchanges/{number}/accept', { path }),
        steps,
      ),
    ),
    receiveExchange: build.mutation(
      change(
        ({ id, number, ...body }: OfOrder & { number: number; restock: boolean }) =>
          post('/staff/orders/{id}/exchanges/{number}/receive', { path: { id, number }, body }),
        steps,
      ),
    ),
    endExchange: build.mutation(
      change(
        ({
          id,
          number,
          action,
          ...body
        }: OfOrder & { number: number; action: 'decline' | 'cancel'; reason: string }) =>
          post(`/staff/orders/{id}/exchanges/{number}/${action}`, { path: { id, number }, body }),
        steps,
      ),
    ),
    getCouriers: build.query(endpoint(() => get('/staff/couriers'))),
    getParcelRates: build.mutation(
      endpoint(({ id, ...body }: OfOrder & ParcelRatesRequest) =>
        post('/staff/orders/{id}/parcels/rates', { path: { id }, body }),
      ),
    ),
    bookParcel: build.mutation(
      change(
        ({ id, ...body }: OfOrder & BookParcel) =>
          post('/staff/orders/{id}/parcels/book', { path: { id }, body }),
        steps,
      ),
    ),
    requestPickup: build.mutation(
      change(
        ({ id, number, day }: OfOrder & { number: number; day: string }) =>
          post('/staff/orders/{id}/parcels/{number}/pickup', { path: { id, number }, body: { day } }),
        steps,
      ),
    ),
    deliverOrder: build.mutation(
      change(({ id }: OfOrder) => post('/staff/orders/{id}/deliver', { path: { id } }), steps),
    ),
    cancelOrder: build.mutation(
      change(
        ({ id, ...body }: OfOrder & { reason: string }) =>
          post('/staff/orders/{id}/cancel', { path: { id }, body }),
        steps,
      ),
    ),
    returnOrder: build.mutation(
      change(
        ({ id, ...body }: OfOrder & { reason: string; restock: boolean }) =>
          post('/staff/orders/{id}/return', { path: { id }, body }),
        steps,
      ),
    ),
    confirmOrder: build.mutation(
      change(({ id }: OfOrder) => post('/staff/orders/{id}/confirm', { path: { id } }), steps),
    ),
    refuseOrder: build.mutation(
      change(
        ({ id, ...body }: OfOrder & { restock: boolean }) =>
          post('/staff/orders/{id}/refused', { path: { id }, body }),
        steps,
      ),
    ),
    checkRemittances: build.mutation(
      endpoint((file: Omit<RemittanceFile, 'key'>) =>
        post('/staff/remittances/import', { body: { ...file, dryRun: true } }),
      ),
    ),
    importRemittances: build.mutation(
      change(
        (file: RemittanceFile) => post('/staff/remittances/import', { body: { ...file, dryRun: false } }),
        steps,
      ),
    ),
    collectCash: build.mutation(
      change(
        ({ id, ...body }: OfOrder & Transfer) => post('/staff/orders/{id}/collect', { path: { id }, body }),
        steps,
      ),
    ),
    remitOrder: build.mutation(
      change(
        ({ id, ...body }: OfOrder & Remittance) =>
          post('/staff/orders/{id}/remittance', { path: { id }, body }),
        steps,
      ),
    ),
    transferRefund: build.mutation(
      change(
        ({ id, ...body }: OfOrder & Transfer) => post('/staff/orders/{id}/transfer', { path: { id }, body }),
        steps,
      ),
    ),
    previewRefund: build.query(
      endpoint(({ id, ...body }: OfOrder & Pick<Refund, 'lines' | 'sent'>) =>
        post('/staff/orders/{id}/refund-preview', { path: { id }, body }),
      ),
    ),
    refundOrder: build.mutation(
      change(
        ({ id, ...body }: OfOrder & Refund) => post('/staff/orders/{id}/refund', { path: { id }, body }),
        steps,
      ),
    ),
    addNote: build.mutation(
      change(
        ({ id, ...body }: OfOrder & { text: string; key: string }) =>
          post('/staff/orders/{id}/note', { path: { id }, body }),
        steps,
      ),
    ),
    correctEmail: build.mutation(
      change(
        ({ id, ...body }: OfOrder & { email: string; key: string }) =>
          post('/staff/orders/{id}/email', { path: { id }, body }),
        refetch('orders', 'order', 'log', 'customers'),
      ),
    ),
    packOrders: build.mutation(
      change((ids: string[]) => post('/staff/orders/pack', { body: { ids } }), steps),
    ),
    shipOrders: build.mutation(change((body: BulkShip) => post('/staff/orders/ship', { body }), steps)),
  }),
});

export const {
  useGetOrdersQuery,
  useGetOrderQuery,
  usePackOrderMutation,
  useShipPartMutation,
  useEndParcelMutation,
  useStartExchangeMutation,
  useAcceptExchangeMutation,
  useReceiveExchangeMutation,
  useEndExchangeMutation,
  useGetCouriersQuery,
  useGetParcelRatesMutation,
  useBookParcelMutation,
  useRequestPickupMutation,
  useDeliverOrderMutation,
  useCancelOrderMutation,
  useReturnOrderMutation,
  usePreviewRefundQuery,
  useRefundOrderMutation,
  useAddNoteMutation,
  useCorrectEmailMutation,
  usePackOrdersMutation,
  useShipOrdersMutation,
  useCheckRemittancesMutation,
  useImportRemittancesMutation,
} = ordersApi;
