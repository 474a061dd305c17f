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

/** Responds with a private page from the network only. */
export async function respondWithPrivatePage(event: FetchEvent): Promise<Response> {
  const response = await networkOr(fromNetwork(event), shopIsReachable, documentMs);
  return response ?? offlinePage(await listPages(), true);
}

/**
 * Responds from the network first, because the document determines the release. While offline, responds with the stored copy,
 * or else with the offline page, which links to stored copies.
 */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const response = await networkOr(fromNetwork(event), shopIsReachable, documentMs);
  if (!response) return (await copyOf(url)) ?? offlinePage(await listPages(), false);
  if (mayKeepPage(response)) event.waitUntil(keepDocument(url, response.clone()));
  return response;
}
