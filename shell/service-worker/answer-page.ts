import { filesOf, markKept } from './document-text';
import { areKept, keepDocument } from './keep-page';
import { mayKeepPage } from './keepable';
import { networkOr } from './network-or';
import { offlinePage } from './offline-page';
import { dropPage, listPages, pageAt } from './page-copies';
import { shopIsReachable } from './reachable';

/** How long a document may take before the worker checks whether there is a network at all, in ms. */
const patienceMs = 6000;

/** The network's response to a navigation, begun by the browser while the worker was still starting. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const begun = (await event.preloadResponse) as Response | undefined;
  return begun ?? fetch(event.request);
}

async function copyOf(url: string): Promise<Response | undefined> {
  const copy = await pageAt(url);
  if (!copy) return undefined;
  if (await areKept(filesOf(copy.html))) {
    return new Response(markKept(copy.html, copy.at), { headers: copy.headers });
  }
  await dropPage(url);
  return undefined;
}

/** A private page comes from the network or not at all. */
export async function answerPrivatePage(event: FetchEvent): Promise<Response> {
  const answer = await networkOr(fromNetwork(event), shopIsReachable, patienceMs);
  return answer ?? offlinePage(await listPages(), true);
}

/**
 * Network first, always: the document decides on the release. Offline the stored copy, and
 * without one the offline page, which links to the copies that there are.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const answer = await networkOr(fromNetwork(event), shopIsReachable, patienceMs);
  if (!answer) return (await copyOf(url)) ?? offlinePage(await listPages(), false);
  if (mayKeepPage(answer)) event.waitUntil(keepDocument(url, answer.clone()));
  return answer;
}
