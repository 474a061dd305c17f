import { paths } from '@shop/config';
import { languageCodes, splitLanguage } from '@shop/config/languages';
import { staticPage } from '@shop/static-page';
import { probeFile } from './reachable';
import { offlinePollMs } from '../durations';

/** The fields of the fetch event that a navigation uses. */
type Navigation = Pick<FetchEvent, 'preloadResponse' | 'request'>;

/**
 * The network's response to a navigation, which the browser may have requested while the worker was starting. Rejects without a
 * network; Firefox resolves the preload with an error response in that case, which cannot be shown.
 */
export async function fromNetwork({ preloadResponse, request }: Navigation): Promise<Response> {
  const begun = (await preloadResponse) as Response | undefined;
  if (begun?.type === 'error') throw new TypeError('The network did not respond.');
  return begun ?? fetch(request);
}

const slow = Symbol('slow');

const after = (ms: number) =>
  new Promise<typeof slow>((resolve) => {
    setTimeout(() => resolve(slow), ms);
  });

/**
 * The network's response, or null without a network. Waits for a slow response as long as the shop can be reached, because cached
 * copies are for offline shoppers, not for slow networks.
 */
export async function networkOr(
  response: Promise<Response>,
  isReachable: () => Promise<boolean>,
  patienceMs: number,
): Promise<Response | null> {
  const settled = response.catch(() => null);
  for (;;) {
    const first = await Promise.race([settled, after(patienceMs)]);
    if (first !== slow) return first;
    if (!(await isReachable())) return null;
  }
}

/** A stored page that opens offline. */
interface StoredPage {
  readonly url: string;
  readonly title: string;
}

const shopNameAtEnd = / \| [^|]*$/;

/** Reloads the page as soon as the shop responds. Polls, because not every browser reports that its network is back. */
const again = `function ask(){fetch('${probeFile}',{method:'HEAD',cache:'no-store'}).then(function(){location.reload()},function(){})}
addEventListener('online',ask);setInterval(ask,${offlinePollMs})`;

/** The offline page for a URL without a stored copy, with links to stored pages. */
export function offlinePage(storedPages: readonly StoredPage[], isPrivate: boolean): Response {
  const nonce = crypto.randomUUID();
  const items = storedPages.map(({ url, title }) => {
    const { pathname, search } = new URL(url);
    return { href: pathname + search, label: title.replace(shopNameAtEnd, '') };
  });
  const cart = items.find(({ href }) => splitLanguage(href, languageCodes).url === paths.cart);
  const body = staticPage({
    title: 'No network',
    rubber: 'Held at the post office',
    heading: 'There is no network just now',
    text: [
      isPrivate
        ? 'This page is never kept on a device, so it waits for the network. Your cart and your wishlist are safe.'
        : 'You have not opened this page before, so there is no copy of it here. It will load as soon as the network is back.',
    ],
    ways: [{ href: '', label: 'Try again' }, ...(cart ? [{ href: cart.href, label: 'Your cart' }] : [])],
    list: { heading: 'Pages you can open without the network', items: items.filter((item) => item !== cart) },
    script: { nonce, text: again },
  });
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
      'cache-control': 'no-store',
    },
  });
}
