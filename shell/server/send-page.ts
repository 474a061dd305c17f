import { compress, contentEncodingOf, minCompressedBytes } from '@shop/config/content-encoding';
import { isTracing, noteOnSpan, traceparent } from '@shop/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPersonalPage, type PageAddress, renderedUrl } from './address';
import { declaredOrigins, importMapHashes } from './document-release';
import type { DocumentHeaders, DocumentReach } from './headers';
import type { FoundPage, PageOrigin } from './page-source';
import { type DocumentRelease, versionsHeader } from './release';

/** Sends a text in the smallest accepted encoding; type and other headers are set by the caller. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const bytes = Buffer.from(text);
  const encoding =
    bytes.length < minCompressedBytes ? 'identity' : contentEncodingOf(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await compress(bytes, encoding));
}

/** The `Cache-Status` of the shop's own cache (RFC 9211). */
const cacheStatus: Readonly<Record<PageOrigin, string>> = {
  hit: 'shop; hit',
  stale: 'shop; hit; detail=stale',
  miss: 'shop; fwd=uri-miss',
  old: 'shop; hit; detail=old',
  frame: 'shop; fwd=uri-miss; detail=frame',
};

/** Whether a response with this `cache-status` is a server-rendered page. */
export const isRendered = (status: unknown): boolean =>
  [cacheStatus.miss, cacheStatus.hit].some((rendered) => rendered === status);

/** The origin of the page with this `cache-status`; `none` for a response that is not a page. */
export const originOf = (status: unknown): PageOrigin | 'none' =>
  (Object.keys(cacheStatus) as PageOrigin[]).find((origin) => cacheStatus[origin] === status) ?? 'none';

interface Sent extends FoundPage {
  readonly address: PageAddress;
  readonly given: DocumentRelease;
  readonly headersOf: DocumentHeaders;
}

function reachOf({ page, from, address, given }: Sent): DocumentReach {
  if (given.audience === 'preview' || from === 'frame' || page.hasSkipped) return 'no-store';
  const isForAll = given.audience === 'everybody' && !address.isPersonal;
  return isForAll && page.isComplete && page.status === 200 && from !== 'old' ? 'shared' : 'browser';
}

/** The path of a public page, for traces; other paths may contain an order number or user input. */
const publicPath = ({ page: { status }, address }: Sent): Readonly<Record<string, string>> =>
  status === 200 && !isPersonalPage(renderedUrl(address))
    ? { 'url.path': address.url.split('?', 1)[0] ?? '' }
    : {};

/** Sends the trace of a page in a header, because the page is the same for everybody with the same versions. */
function nameTrace(reply: FastifyReply, sent: Sent): void {
  noteOnSpan({ 'shop.cache': sent.from, 'shop.release': sent.given.release.seq, ...publicPath(sent) });
  const trace = traceparent();
  if (trace) reply.header('server-timing', `traceparent;desc="${trace}"`);
}

const queryOf = ({ raw: { url = '' } }: FastifyRequest) => /\?.*$/s.exec(url)?.[0] ?? '';

/** Sends a page in the smallest accepted encoding, or 304. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Sent,
): FastifyReply | Promise<FastifyReply> {
  const { page, from, address, given, headersOf } = sent;
  const { seq } = given.release;
  const encoding = contentEncodingOf(request.headers['accept-encoding']);
  reply.headers(
    headersOf({
      url: renderedUrl(address),
      reach: reachOf(sent),
      seq,
      maps: importMapHashes(given.release),
      declared: declaredOrigins(given.release),
    }),
  );
  reply.header('cache-status', cacheStatus[from]);
  // Only for versions that differ from those of the release, which is in the document.
  if (given.audience !== 'everybody') reply.header('shop-versions', versionsHeader(given.release));
  if (isTracing()) nameTrace(reply, sent);
  if (from !== 'frame' && given.audience !== 'preview') reply.header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (page.location !== undefined) reply.header('location', page.location + queryOf(request));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.code(page.status);
  const bytes = page.bytes(encoding);
  return bytes instanceof Promise ? bytes.then((ready) => reply.send(ready)) : reply.send(bytes);
}
