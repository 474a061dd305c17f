import cookie from '@fastify/cookie';
import {
  describeRoutes,
  named,
  openApiRoutes,
  typedApp,
  validatorCompiler,
  type TypedApp,
} from '@shop/server-kit';
import { requestTracing } from '@shop/tracing';
import { fastify, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { pino, type Logger } from 'pino';
import type { ApiDeps } from './deps';
import { accountCartRoutes } from './modules/account-cart/routes';
import { accountFormRoutes, signInForm } from './modules/accounts/account-forms';
import { createKnownBrowsers, type KnownBrowsers } from './modules/accounts/known-browser';
import { shopperPasskeyRoutes } from './modules/accounts/passkey-routes';
import { accountSettingsRoutes, passwordResetRoutes, userRoutes } from './modules/accounts/routes';
import { alertRoutes, confirmAlertRoutes } from './modules/alerts/routes';
import { catalogueNameRoutes, productRoutes } from './modules/catalog/routes';
import { searchRoutes } from './modules/catalog/search/routes';
import { useResponseCaches } from './modules/catalog/response-caches';
import { consentRoutes, stopEmailRoutes } from './modules/consent/routes';
import { contactFormRoutes, contactRoutes } from './modules/contact/routes';
import { blogRoutes, contentRoutes } from './modules/content/routes';
import { cspReportRoutes } from './modules/csp-reports/routes';
import { visitRoutes } from './modules/figures/visits';
import { deliveryRoutes } from './modules/delivery/routes';
import { mediaRoutes, photoRoutes } from './modules/media/routes';
import { openShopMedia } from './modules/media/pictures';
import { addressBookRoutes } from './modules/orders/address-book';
import { cartFactRoutes } from './modules/orders/cart-facts';
import { couponRoutes } from './modules/orders/coupon-routes';
import { giftCardRoutes } from './modules/orders/gift-card-routes';
import { shippingPriceRoute } from './modules/orders/shipping-routes';
import { codRoutes } from './modules/orders/cod-routes';
import { checkoutFormRoute } from './modules/orders/checkout-form';
import { linkOrders, listOrderedLines } from './modules/orders/shopper-orders';
import { registerOrders } from './modules/orders/order-routes';
import { registerPayments } from './modules/orders/payment-routes';
import { courierWebhookRoute } from './modules/couriers/routes';
import { registerCourierSandbox } from './modules/couriers/sandbox/page-routes';
import { registerSandbox } from './modules/payments/sandbox/routes';
import { redirectRoutes } from './modules/redirects/routes';
import { publicReviewRoutes, reviewRoutes } from './modules/reviews/routes';
import { storefrontRoutes } from './modules/storefront/routes';
import { namedSchemas } from './named-schemas';
import { takeForms } from './platform/forms/take-forms';
import { cacheResponses } from './platform/http/cache-responses';
import { composeText, refuseUnclean } from './platform/http/clean-text';
import { allowReads, createCorsHeaders, openPictureHeaders } from './platform/http/cors';
import { healthRoutes } from './platform/http/health-routes';
import { readJsonBodies, serverOptions } from './platform/http/server-options';
import { logRequest } from './platform/http/request-log';
import { createOriginCheck, setSecurityHeaders } from './platform/http/security';
import { sendError, sendNotFound } from './platform/http/api-error';
import { createSessionCookie, createSessions, useSessions } from './platform/sessions/sessions';

const prefix = '/api/v1';

/** Public reads: cached, without a session. */
async function publicRoutes(app: TypedApp, deps: ApiDeps): Promise<void> {
  const { clock } = deps.payments.context;
  const { cacheSeconds } = deps.config;
  const { withStock, others } = useResponseCaches(app, { ...deps, clock, cacheSeconds });
  const isDown = () => deps.database.isDown();
  const corsHeaders = createCorsHeaders(deps.config.corsOrigins);
  const products = named('products', async (open: TypedApp) => {
    cacheResponses(open, { cache: withStock, isDown, corsHeaders });
    allowReads(open, corsHeaders);
    productRoutes(open, { ...deps, clock });
    searchRoutes(open, { ...deps, clock });
  });
  const texts = named('texts', async (open: TypedApp) => {
    cacheResponses(open, { cache: others, isDown, corsHeaders });
    allowReads(open, corsHeaders);
    catalogueNameRoutes(open, deps);
    contentRoutes(open, deps.database.reads.db);
    blogRoutes(open, deps.database.reads.db);
    redirectRoutes(open, deps.database.reads.db);
    storefrontRoutes(open, deps.database.reads.db);
    deliveryRoutes(open, { db: deps.database.reads.db, clock: deps.payments.context.clock });
    accountSettingsRoutes(open, deps);
    publicReviewRoutes(open, deps.database.reads.db);
  });
  await app.register(products);
  await app.register(texts);
}

/** Pictures, clips and uploaded photos. */
async function pictureRoutes(app: TypedApp, { config, database }: ApiDeps): Promise<void> {
  if (config.corsOrigins.length > 0) {
    app.addHook('onRequest', async (_request, reply) => void reply.headers(openPictureHeaders));
  }
  mediaRoutes(app, ...openShopMedia(config.seedDir));
  photoRoutes(app, database);
}

/** Adds sessions to the routes of `app`, and returns the store of known browsers. */
async function addSessions(app: TypedApp, { config, database }: ApiDeps): Promise<KnownBrowsers> {
  // A server that the API is mounted on may have read the cookies already.
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  const isPublicHttps = config.publicOrigin?.startsWith('https:') ?? false;
  useSessions(app, createSessions(database, createSessionCookie(isPublicHttps), linkOrders));
  return createKnownBrowsers(database, isPublicHttps);
}

/** Routes with a session. */
async function shopperRoutes(app: TypedApp, deps: ApiDeps): Promise<void> {
  const knownBrowsers = await addSessions(app, deps);
  userRoutes(app, { ...deps, listOrderedLines }, knownBrowsers);
  shopperPasskeyRoutes(app, { ...deps, publicOrigin: deps.config.publicOrigin }, knownBrowsers);
  passwordResetRoutes(app, deps);
  contactRoutes(app, deps);
  registerPayments(app, deps.payments);
  const cartFacts = named('cart facts', async (facts: TypedApp) => {
    // Pages of other origins read these without a session, as they send no cookies.
    allowReads(facts, createCorsHeaders(deps.config.corsOrigins));
    cartFactRoutes(facts, { db: deps.database.db, clock: deps.payments.context.clock });
  });
  await app.register(cartFacts);
  couponRoutes(app, deps.payments.context);
  giftCardRoutes(app, deps.payments.context);
  shippingPriceRoute(app, deps.payments.context);
  registerOrders(app, deps.payments.context, deps.config.gstin);
  codRoutes(app, deps.payments.context, deps.config.gstin);
  addressBookRoutes(app, deps.payments.context);
  accountCartRoutes(app, deps.payments.context);
  consentRoutes(app, deps.payments.context);
  alertRoutes(app, deps.payments.context);
  reviewRoutes(app, deps.payments.context);
}

/** The API's schemas, errors and body parsers, inside the plugin that is being registered. */
export function prepareApp(parent: FastifyInstance): TypedApp {
  const app: TypedApp = typedApp(parent);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(sendError);
  readJsonBodies(parent);
  for (const schema of namedSchemas) app.addSchema(schema);
  return app;
}

/** Adds the headers and checks of all routes that are registered later. */
export function addRequestHooks(
  app: TypedApp,
  { origins, metrics }: { readonly origins: readonly string[]; readonly metrics?: ApiDeps['metrics'] },
): void {
  app.addHook('onRequest', setSecurityHeaders);
  app.addHook('onRequest', createOriginCheck(origins));
  app.addHook('preValidation', refuseUnclean);
  app.addHook('preValidation', composeText);
  if (metrics) app.addHook('onResponse', metrics.observeRequest);
}

/**
 * The API as a plugin for a standalone server or for one that serves more: `/api/v1/**`, `/openapi.json`, `/healthz`,
 * `/readyz`, `/media/**`, the shop's HTML form posts and, without a real payment provider, `/sandbox/**`. Its hooks, parsers
 * and error handler stay encapsulated. `described` adds routes for the OpenAPI document alone.
 */
export function shopApiPlugin(
  deps: ApiDeps,
  described?: (app: TypedApp) => Promise<void>,
): FastifyPluginAsync {
  return named('shop api', async (parent: FastifyInstance) => {
    const app = prepareApp(parent);
    await describeRoutes(app, {
      title: 'Vintage Craft',
      description:
        'Amounts are in rupees unless the field name contains paise; errors are {status, message}.',
    });
    // Registered before all other hooks, so that cached responses skip them.
    const open = named('public reads', async (reads: TypedApp) => publicRoutes(reads, deps));
    await app.register(open, { prefix });
    const { publicOrigin } = deps.config;
    addRequestHooks(app, { origins: publicOrigin ? [publicOrigin] : [], metrics: deps.metrics });
    app.addHook('onResponse', logRequest);

    healthRoutes(app, deps);
    await app.register(named('csp reports', async (reports: TypedApp) => cspReportRoutes(reports, deps)));
    openApiRoutes(app, ['/openapi.json', '/api/v1/openapi.json']);
    await app.register(named('pictures', async (pictures: TypedApp) => pictureRoutes(pictures, deps)));
    if (deps.payments.sandbox) await registerSandbox(app, deps.payments.sandbox);
    if (deps.couriers?.sandbox) await registerCourierSandbox(app, deps.couriers.sandbox);
    const forms = named('forms', async (posted: TypedApp) => {
      const knownBrowsers = await addSessions(posted, deps);
      await takeForms(posted, signInForm);
      accountFormRoutes(posted, deps, knownBrowsers);
      contactFormRoutes(posted, deps);
      checkoutFormRoute(posted, deps.database.db);
    });
    await app.register(forms);
    const mailLinks = named('links of emails', async (open: TypedApp) => {
      stopEmailRoutes(open, deps.payments.context);
      confirmAlertRoutes(open, deps.payments.context);
    });
    await app.register(mailLinks);
    const calls = named('shopper calls', async (api: TypedApp) => {
      api.setNotFoundHandler(sendNotFound);
      if (deps.couriers) courierWebhookRoute(api, deps.couriers, deps.database);
      visitRoutes(api, { database: deps.database, clock: deps.payments.context.clock });
      await api.register(named('shopper', async (shopper: TypedApp) => shopperRoutes(shopper, deps)));
    });
    await app.register(calls, { prefix });
    if (described) await app.register(named('described', described));
  });
}

/** Builds a server with only the API, for tests and the OpenAPI generator. Without a logger, it logs nothing. */
export function buildApi(deps: ApiDeps, logger: Logger = pino({ level: 'silent' })): FastifyInstance {
  const app = fastify(serverOptions(deps.config, logger)) as unknown as FastifyInstance;
  void app.register(requestTracing());
  app.setNotFoundHandler(sendNotFound);
  void app.register(shopApiPlugin(deps));
  return app;
}
