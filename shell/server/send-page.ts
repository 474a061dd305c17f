import { codingOf } from '@shop/config/codings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentRelease } from './document-releases';
import { documentHeaders, type DocumentReach, type SiteSecurity } from './document-headers';
import type { PageAddress } from './page-address';
import type { FoundPage, PageOrigin } from './page-source';

/** How the shop's own cache did, for whoever operates it (RFC 9211). */
const cacheStatus: Readonly<Record<PageOrigin, string>> = {
  hit: 'shop; hit',
  stale: 'shop; hit; detail=stale',
  miss: 'shop; fwd=uri-miss',
  old: 'shop; hit; detail=old',
  frame: 'shop; fwd=uri-miss; detail=frame',
};

interface Sent extends FoundPage {
  readonly address: PageAddress;
  readonly given: DocumentRelease;
  readonly security: SiteSecurity;
}

function reachOf({ page, from, address, given }: Sent): DocumentReach {
  if (given.audience === 'preview' || from === 'frame') return 'nobody';
  const isForAll = given.audience === 'everybody' && !address.isPersonal;
  return isForAll && page.isComplete && page.status === 200 && from !== 'old' ? 'shared' : 'browser';
}

/** Sends a page in the smallest coding that its reader takes, or says that the reader has it already. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Sent,
): Promise<FastifyReply> {
  const { page, from, address, given, security } = sent;
  const { seq } = given.release;
  reply.headers(documentHeaders({ url: address.url, reach: reachOf(sent), seq }, security));
  reply.header('cache-status', cacheStatus[from]);
  if (from !== 'frame' && given.audience !== 'preview') reply.header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const coding = codingOf(request.headers['accept-encoding']);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.code(page.status).send(await page.bytes(coding));
}
