/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { NoResponse } from './messages';

declare const self: ServiceWorkerGlobalScope;

const message: NoResponse = { type: 'no-answer' };

/** Notifies the page that one of its requests got no response; a request that the page aborted does not count. */
export const reportNoResponse: WorkboxPlugin = {
  fetchDidFail: async ({ error, event }) => {
    if (error.name === 'AbortError' || !(event instanceof FetchEvent)) return;
    const page = await self.clients.get(event.clientId);
    page?.postMessage(message);
  },
};

/** An error response in the API's format, with a message for the shopper, where neither network nor cache has the data. */
export const dataUnavailable: WorkboxPlugin = {
  handlerDidError: async () =>
    Response.json(
      { status: 503, message: 'There is no network just now. Please try again when it is back.' },
      { status: 503, headers: { 'cache-control': 'no-store' } },
    ),
};
