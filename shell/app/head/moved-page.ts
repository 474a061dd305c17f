import { loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import type { DocumentHead } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';

const redirectApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getRedirect: build.query(
      endpoint((path: string) => get('/redirect', { query: { path } }), { silent: true }),
    ),
  }),
});

/**
 * The head of a page that does not exist, with its new URL if it has moved. A redirect is only looked up for a missing page, so
 * it never hides one.
 */
export async function followMove(
  head: DocumentHead,
  pathname: string,
  dispatch: ShopLoadContext['dispatch'],
): Promise<DocumentHead> {
  if (head.status !== 404) return head;
  const moved = await loadQuery(dispatch, redirectApi.endpoints.getRedirect, pathname).catch(() => null);
  if (!moved) return head;
  const { status: _, ...rest } = head;
  return { ...rest, location: moved.to };
}
