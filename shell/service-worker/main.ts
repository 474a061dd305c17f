/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly, type Strategy } from 'workbox-strategies';
import { assets, data, pictures, retryAsset } from './strategies';
import { respondWithPage, respondWithPrivatePage } from './respond-with-page';
import { dropOldCaches, forgetShopper } from './page-copies';
import { handlingOf, type Handling } from './handling';
import { storeVisitedPage } from './store-page';
import type { Visit } from './messages';

declare const self: ServiceWorkerGlobalScope;

const handlingOfRequest = ({ method, url, mode, headers }: Request): Handling =>
  handlingOf({ method, url, mode, range: headers.has('range') }, self.location.origin);

const route = (handling: Handling, handler: Strategy | ((event: FetchEvent) => Promise<Response>)) =>
  registerRoute(
    ({ request }) => handlingOfRequest(request) === handling,
    typeof handler === 'function' ? ({ event }) => handler(event as FetchEvent) : handler,
  );

route('page', respondWithPage);
route('private-page', respondWithPrivatePage);
route('asset', assets);
route('asset-again', retryAsset);
route('picture', pictures);
route('data', data);
// For pages of other services, uses the response that the browser has already requested.
registerRoute(
  ({ request }) => request.mode === 'navigate' && handlingOfRequest(request) === 'network',
  new NetworkOnly(),
);

self.addEventListener('fetch', (event) => {
  if (handlingOfRequest(event.request) === 'forget') event.waitUntil(forgetShopper());
});

self.addEventListener('message', (event) => {
  const message = event.data as Partial<Visit> | null;
  if (message?.type === 'visit') event.waitUntil(storeVisitedPage(message as Visit, event));
});

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([dropOldCaches(), preload]));
});
clientsClaim();
