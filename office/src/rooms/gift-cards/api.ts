import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type {
  GiftCardBlock,
  GiftCardQuery,
  GiftCardResend,
  GiftCardSetting,
  NewGiftCard,
} from '../../api/types';

const cards = refetch('gift-card', 'gift-cards', 'log');

type OfCard<Body> = Body & { readonly id: string };

export const {
  useGetGiftCardsQuery,
  useGetGiftCardQuery,
  useGetGiftCardSettingQuery,
  useChangeGiftCardSettingMutation,
  useIssueGiftCardMutation,
  useBlockGiftCardMutation,
  useResendGiftCardMutation,
} = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getGiftCards: build.query({
      ...endpoint((query: GiftCardQuery) => get('/staff/gift-cards', { query })),
      providesTags: ['gift-cards'],
    }),
    getGiftCard: build.query({
      ...endpoint((id: string) => get('/staff/gift-cards/{id}', { path: { id } })),
      providesTags: (_card, _error, id) => [{ type: 'gift-card', id }],
    }),
    getGiftCardSetting: build.query({
      ...endpoint(() => get('/staff/gift-card-setting')),
      providesTags: ['gift-cards'],
    }),
    changeGiftCardSetting: build.mutation(
      change((body: GiftCardSetting) => post('/staff/gift-card-setting', { body }), cards),
    ),
    issueGiftCard: build.mutation(change((body: NewGiftCard) => post('/staff/gift-cards', { body }), cards)),
    blockGiftCard: build.mutation(
      change(
        ({ id, ...body }: OfCard<GiftCardBlock>) =>
          post('/staff/gift-cards/{id}/block', { path: { id }, body }),
        cards,
      ),
    ),
    resendGiftCard: build.mutation(
      change(
        ({ id, ...body }: OfCard<GiftCardResend>) =>
          post('/staff/gift-cards/{id}/resend', { path: { id }, body }),
        cards,
      ),
    ),
  }),
});
