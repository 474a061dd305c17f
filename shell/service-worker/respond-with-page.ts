import { mayKeepPage } from './cacheable';
import { filesOf, markAsCopy } from './document-text';
import { dropPage, listPages, pageAt } from './page-copies';
import { shopIsReachable } from './reachable';
import { areCached, keepDocument } from './store-page';
import { fromNetwork, networkOr, offlinePage } from './without-network';
import { documentMs } from '../durations';

async function copyOf(url: string): Promise<Response | undefined> {
  const copy = await pageAt(url);
  if (!copy) return undefined;
  if (await areCached(filesOf(copy.html))) {
    return new Response(markAsCopy(copy.html, copy.at), { headers: copy.headers });
  }
  await dropPage(url);
  return undefined;
}

/** A private page comes from the network or not at all. */
export async function respondWithPrivatePage(event: FetchEvent): Promise<Response> {
  const response = await networkOr(fromNetwork(event), shopIsReachable, documentMs);
  return response ?? offlinePage(await listPages(), true);
}

/**
 * Network first, always: the document decides on the release. Offline the stored copy, and
 * without one the offline page, which links to the stored copies.
 */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const response = await networkOr(fromNetwork(event), shopIsReachable, documentMs);
  if (!response) return (await copyOf(url)) ?? offlinePage(await listPages(), false);
  if (mayKeepPage(response)) event.waitUntil(keepDocument(url, response.clone()));
  return response;
}
