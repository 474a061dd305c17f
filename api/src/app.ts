import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { fastify, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { pino, type Logger } from 'pino';
import { createKnownBrowsers, type KnownBrowsers } from './accounts/known-browser';
import { seedClipFolder, seedMediaFolder } from '../seeds/seed-data';
import { cspReportRoutes } from './csp-reports/csp-report-routes';
import type { ApiDeps, ShopApp } from './deps';
import { registerForms } from './forms/register-forms';
import { refuseUnclean } from './http/clean-text';
import { answerError, answerNotFound } from './http/error-answer';
import { useAnswerCaches } from './catalogue/answer-caches';
import { cacheAnswers } from './http/cached-answers';
import { readJsonBodies } from './http/json-body';
import { openApiOptions } from './http/openapi-document';
import { logRequest } from './http/log-request';
import { createOriginCheck } from './http/origin-check';
import { setSecurityHeaders } from './http/security-headers';
import { validatorCompiler } from './http/validator';
import { registerOrders } from './orders/register';
import { registerPayments } from './payments/register';
import { registerSandbox } from './payments/sandbox/register-sandbox';
import { blogRoutes } from './routes/blog';
import { catalogueNameRoutes } from './routes/catalogue-names';
import { contactRoutes } from './routes/contact';
import { contentRoutes } from './routes/content';
import { healthRoutes } from './routes/health';
import { mediaRoutes } from './routes/media';
import { openApiRoutes } from './routes/openapi';
import { accountSettingsRoutes, passwordResetRoutes } from './routes/password-reset';
import { productRoutes } from './routes/products';
import { userRoutes } from './routes/user';
import { namedSchemas } from './schemas/all';
import { serverOptions } from './server-options';
import { createSessionCookie } from './sessions/session-cookie';
import { createSessions, useSessions } from './sessions/sessions';

const prefix = '/api/v1';

/** Reads that are the same for everybody: no session, kept ready to send. */
async function publicRoutes(app: ShopApp, deps: ApiDeps): Promise<void> {
  const { withStock, others } = useAnswerCaches(app, deps);
  const isAway = () => deps.database.isDown();
  await app.register(async (products: ShopApp) => {
    cacheAnswers(products, { cache: withStock, isAway });
    productRoutes(products, deps);
  });
  await app.register(async (texts: ShopApp) => {
    cacheAnswers(texts, { cache: others, isAway });
    catalogueNameRoutes(texts, deps);
    contentRoutes(texts, deps);
    blogRoutes(texts, deps);
    accountSettingsRoutes(texts, deps);
  });
}

/** Lets the routes of `app` know who asks; returns the browsers in which somebody has signed in before. */
async function knowShoppers(app: ShopApp, { config, database }: ApiDeps): Promise<KnownBrowsers> {
  // A server that the API is mounted on may have read the cookies already.
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  const httpsOutside = config.publicOrigin?.startsWith('https:') ?? false;
  useSessions(app, createSessions(database, createSessionCookie(httpsOutside)));
  return createKnownBrowsers(database, httpsOutside);
}

/** Calls that know who asks. */
async function shopperRoutes(app: ShopApp, deps: ApiDeps): Promise<void> {
  userRoutes(app, deps, await knowShoppers(app, deps));
  passwordResetRoutes(app, deps);
  contactRoutes(app, deps);
  registerPayments(app, deps.payments);
  registerOrders(app, deps.payments, deps.config.gstin);
}

/**
 * The API as a plugin for a server of its own or one that serves more: `/api/v1/**`, `/openapi.json`, `/healthz`,
 * `/readyz`, `/media/**`, what browsers post of the shop's forms and, without a real payment provider, `/sandbox/**`. Its hooks, parsers and error handler
 * stay inside of it.
 */
export function shopApiPlugin(deps: ApiDeps): FastifyPluginAsync {
  return async (parent) => {
    const app: ShopApp = parent.withTypeProvider<TypeBoxTypeProvider>();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(() => JSON.stringify);
    app.setErrorHandler(answerError);
    readJsonBodies(parent);
    for (const schema of namedSchemas) app.addSchema(schema);
    await app.register(swagger, openApiOptions);
    // Before the hooks of all requests, which then run after its own: what is kept goes out first.
    await app.register(async (open: ShopApp) => publicRoutes(open, deps), { prefix });
    app.addHook('onRequest', setSecurityHeaders);
    app.addHook('onRequest', createOriginCheck(deps.config.publicOrigin ? [deps.config.publicOrigin] : []));
    app.addHook('preValidation', refuseUnclean);
    app.addHook('onResponse', logRequest);
    if (deps.metrics) app.addHook('onResponse', deps.metrics.observeRequest);

    healthRoutes(app, deps);
    await app.register(async (reports: ShopApp) => cspReportRoutes(reports, deps));
    openApiRoutes(app);
    mediaRoutes(app, seedMediaFolder, seedClipFolder);
    if (deps.payments.sandbox) await registerSandbox(app, deps.payments.sandbox);
    await app.register(async (forms: ShopApp) => {
      await registerForms(forms, deps, await knowShoppers(forms, deps));
    });
    await app.register(
      async (api: ShopApp) => {
        api.setNotFoundHandler(answerNotFound);
        await api.register(async (shopper: ShopApp) => shopperRoutes(shopper, deps));
      },
      { prefix },
    );
  };
}

/** A server of the API alone, as tests and the document's generator use it. Silent without a logger. */
export function buildApi(deps: ApiDeps, logger: Logger = pino({ level: 'silent' })): FastifyInstance {
  const app = fastify(serverOptions(deps.config, logger)) as unknown as FastifyInstance;
  app.setNotFoundHandler(answerNotFound);
  void app.register(shopApiPlugin(deps));
  return app;
}
