import { loadQuery } from '@shop/api-client';
import type { AccountSettings } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { accountApi } from './account-api';

/** A route module's `load`: the account features of this shop. Rejects with an ApiFailure. */
export function loadAccountSettings({ dispatch }: ShopLoadContext): Promise<AccountSettings> {
  return loadQuery(dispatch, accountApi.endpoints.getAccountSettings);
}
