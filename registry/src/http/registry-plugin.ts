import { RegistryError } from '@shop/protocol';
import { named, openApiRoutes, typedApp, type TypedApp } from '@shop/server-kit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Registry } from '../registry';
import type { LiveRelease } from '../modules/releases/live-release';
import { gateRoutes } from '../modules/gate/routes';
import { gateJobRoutes } from '../modules/gate/job-routes';
import { sendError } from '../platform/http/send-error';
import { accountRoutes, sessionRoutes } from '../modules/accounts/routes';
import { passkeyRoutes } from '../modules/accounts/passkey-routes';
import { oidcRoutes } from '../modules/accounts/oidc/oidc-routes';
import { artifactRoutes } from '../modules/artifacts/routes';
import { knowCallers } from '../platform/http/caller';
import { liveRoutes } from '../modules/releases/live-routes';
import { environmentRoutes } from '../modules/environments/routes';
import { auditRoutes } from './audit-routes';
import { readRoutes } from './read-routes';
import { collectRoutes, releaseRoutes } from '../modules/releases/routes';
import { approvalRoutes } from '../modules/approvals/routes';
import { rolloutRoutes } from '../modules/rollouts/routes';
import { shopReportRoutes, type TelemetryOptions, telemetryRoutes } from '../modules/telemetry/routes';
import { configureRegistryErrors } from '../platform/http/send-error';
import { errorRoutes, healthRoutes } from '../modules/telemetry/health-routes';
import { staffRoutes } from '../modules/shopper/routes';
import { flagRoutes } from '../modules/flags/routes';
import { originRoutes } from '../modules/origins/routes';
import { restrictionRoutes } from '../modules/restrictions/routes';
import { keyRoutes, provenanceRoutes } from '../modules/provenance/routes';
import { sourceMapRoutes } from '../modules/source-maps/routes';
import { trustedPublishingRoutes } from '../modules/trusted-publishing/routes';
import { tokenRoutes } from '../modules/tokens/routes';
import { webhookRoutes } from '../modules/webhooks/routes';
import { describeRegistry } from './describe-registry';
import { guardCalls } from './guard-calls';

export interface RegistryPluginOptions extends TelemetryOptions {
  readonly registry: Registry;
  /** The release that this process serves, even while the database is unavailable. */
  readonly live: LiveRelease;
}

export const registryPrefix = '/registry/v1';

/** All routes of the registry, below its prefix. */
export const registryCalls =
  ({ registry, live, ...options }: RegistryPluginOptions): FastifyPluginAsync =>
  async (parent) => {
    const app = typedApp(parent);
    app.setNotFoundHandler((request, reply) =>
      sendError(new RegistryError(404, 'The registry has no such route.'), request, reply),
    );
    knowCallers(app);
    guardCalls(app, registry);
    liveRoutes(app, live, registry);
    openApiRoutes(app, ['/openapi.json']);
    const reports = async (open: TypedApp) => {
      telemetryRoutes(open, registry, { ...options, callers: registry.callers });
      shopReportRoutes(open, registry, options);
    };
    await app.register(named('reports', reports));
    const reading = async (reads: TypedApp) => {
      readRoutes(reads, registry);
      auditRoutes(reads, registry);
    };
    await app.register(named('reads', reading));
    const changes = async (writes: TypedApp) => {
      environmentRoutes(writes, registry);
      releaseRoutes(writes, registry);
      approvalRoutes(writes, registry);
      artifactRoutes(writes, registry);
      sourceMapRoutes(writes, registry);
      healthRoutes(writes, registry);
      errorRoutes(writes, registry);
      collectRoutes(writes, registry);
      keyRoutes(writes, registry);
      provenanceRoutes(writes, registry);
      flagRoutes(writes, registry);
      originRoutes(writes, registry);
      trustedPublishingRoutes(writes, registry);
      restrictionRoutes(writes, registry);
      tokenRoutes(writes, registry);
      accountRoutes(writes, registry);
      sessionRoutes(writes, registry);
      passkeyRoutes(writes, registry);
      oidcRoutes(writes, registry);
      webhookRoutes(writes, registry);
      gateRoutes(writes, registry);
      gateJobRoutes(writes, registry);
      staffRoutes(writes, registry);
      rolloutRoutes(writes, registry);
    };
    await app.register(named('changes', changes));
  };

/**
 * The registry over HTTP: `/registry/v1/**` and its OpenAPI document, for operators, teams and shops in other processes. It
 * belongs on a different origin than the shop's, and does not serve a remote's files in a form that pages could run.
 */
export function registryPlugin(options: RegistryPluginOptions): FastifyPluginAsync {
  return named('registry', async (parent: FastifyInstance) => {
    const root = typedApp(parent);
    configureRegistryErrors(parent);
    await describeRegistry(root);
    await root.register(named('registry calls', registryCalls(options)), { prefix: registryPrefix });
  });
}
