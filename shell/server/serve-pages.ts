import type { LanguageCode } from '@shop/config/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAddress, renderedUrl, withSingleSlashes } from './address';
import { crashPage } from './fallback';
import type { DocumentHeaders } from './headers';
import type { FoundPage, PageOrigin, PageSource } from './page-source';
import { createPageTurns } from './page-turns';
import type { DocumentReleases } from './release';
import { originOf, sendPage } from './send-page';
import type { RenderLoad } from '../renderer/pool/render-pool';

/** Receives measurements of pages. */
export interface PageObserver {
  /** Called for each response to a page request, with the origin of the page; `none` if the response is not a page. */
  onPage(page: { readonly from: PageOrigin | 'none'; readonly status: number; readonly ms: number }): void;
  /** Receives a function that reads the load of the render processes. */
  onOpen(load: () => RenderLoad): void;
}

interface PageServices {
  readonly releases: DocumentReleases;
  readonly pages: PageSource;
  readonly headersOf: DocumentHeaders;
  readonly observer: PageObserver | undefined;
  /** The shop's languages besides English. */
  readonly languages: readonly LanguageCode[];
}

/** Pages that are sent in one turn of the event loop. With 16, checkouts under load take three times as long. */
const pagesPerTurn = 4;

/** Path prefixes of other services, below which unknown paths are not pages. */
const otherServices = /^\/(api|media|registry|remotes|sandbox|shell)\//;

/** Aborts when the browser disconnects before the page is sent. */
function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Serves every path without another route as a page. */
export function servePages(app: FastifyInstance, services: PageServices): void {
  const { releases, pages, headersOf, observer, languages } = services;
  const turns = createPageTurns(pagesPerTurn);

  const unavailable = (reply: FastifyReply, url: string) =>
    reply
      .code(503)
      .header('retry-after', '5')
      .headers(headersOf({ url, reach: 'no-store', seq: 0 }))
      .send(crashPage);

  const respond = (request: FastifyRequest, reply: FastifyReply) => {
    const { url = '/' } = request.raw;
    if (otherServices.test(url))
      return reply.code(404).send({ status: 404, message: 'There is nothing at this address.' });
    const single = withSingleSlashes(url);
    if (single !== undefined) return reply.redirect(single, 301);
    const address = pageAddress(url, languages);
    const given = releases.forDocument(request, reply);
    if (!given) return unavailable(reply, renderedUrl(address));
    const send = (found: FoundPage | undefined) =>
      found
        ? sendPage(request, reply, { ...found, address, given, headersOf })
        : unavailable(reply, renderedUrl(address));
    // Most pages are cached and need no await.
    const known = pages.known(address, given);
    return known ? send(known) : pages.find(address, given, abortOnDisconnect(reply)).then(send);
  };

  app.get('/*', {
    onResponse: (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      const { statusCode: status, elapsedTime: ms } = reply;
      observer?.onPage({ from: originOf(reply.getHeader('cache-status')), status, ms });
      done();
    },
    errorHandler: (error, request, reply) => {
      request.log.error(error, `Failed to serve ${request.raw.url}`);
      const url = request.raw.url ?? '/';
      return reply
        .code(500)
        .headers(headersOf({ url, reach: 'no-store', seq: 0 }))
        .send(crashPage);
    },
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      const later = turns.take();
      return later ? later.then(() => respond(request, reply)) : respond(request, reply);
    },
  });
}
