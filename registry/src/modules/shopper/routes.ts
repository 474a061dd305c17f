import { compress, contentEncodingOf } from '@shop/config/content-encoding';
import { type PageRelease as ShopperPage, pageVersionsHeader, type Release } from '@shop/contracts';
import { RegistryError } from '@shop/protocol';
import { ref, type TypedApp } from '@shop/server-kit';
import { createRateLimit } from '@shop/server-kit/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { liveEnv } from '../../domain/live-env';
import { withToken } from '../../platform/http/caller';
import { configureRegistryErrors } from '../../platform/http/send-error';
import { Failure, failures } from '../../platform/schemas/failure';
import { noBody, OfEnvironment, view } from '../../platform/schemas/shared';
import type { ArtifactFolder } from '../artifacts/storage/artifact-folder';
import type { LiveRelease } from '../releases/live-release';
import { clientOf, type Issued } from '../telemetry/nonce';
import type { Purchase } from '../telemetry/admit-report';
import { previewCookie, staffCookiesFor, staffPass, staffUntil } from './cookies';
import { readTraits } from './read-traits';
import {
  PageRelease,
  PageReleaseQuery,
  PageTelemetry,
  PageTelemetryQuery,
  StaffPass,
  StaffVersions,
} from './schemas';
import {
  liveSets,
  namePurchase,
  shopperIssued,
  shopperRelease,
  type ShopperRelease,
  type ShopperRequest,
  shopperTelemetry,
} from './shopper-release';
import { staffVersions } from './staff-versions';
import { liveSeenMs } from '../../durations';

/** Path of the shop that redeems a staff pass. */
const staffPath = '/registry/v1/staff';

interface Services {
  readonly signingKeyOf: (env: string) => string;
  readonly clock: () => Date;
}

/** Routes for links that mark a browser as staff, which rollouts can start with. */
export function staffRoutes(app: TypedApp, { signingKeyOf, clock }: Services): void {
  app.post(
    '/staff-passes',
    {
      schema: {
        tags: ['pages'],
        summary: 'Creates a link that marks a browser as staff',
        querystring: OfEnvironment,
        response: { 201: view(StaffPass), ...failures(400, 401) },
        ...withToken,
      },
    },
    async ({ query: { env = liveEnv } }, reply) => {
      const { pass, until } = staffPass(signingKeyOf(env), clock());
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ path: `${staffPath}?pass=${encodeURIComponent(pass)}`, until: until.toISOString() });
    },
  );
}

interface Options {
  readonly live: LiveRelease;
  readonly folder: ArtifactFolder;
  /** Key for previews and reports, shared with the registry that receives the reports. */
  readonly signingKey: () => string;
  /** Records which versions are in use. */
  readonly onSeen: (remote: string, version: string) => void;
  /** Whether browsers use https even though this process does not. */
  readonly isPublicHttps: boolean;
  /** Header in which a CDN sends the shopper's city, for rollouts by city; none when absent. */
  readonly cityHeader?: string | undefined;
  readonly clock?: () => Date;
}

export interface PageReleases {
  /** The versions for a document; sets the cookies that pin them. Undefined before the first release. */
  forDocument(request: FastifyRequest, reply: FastifyReply): Omit<ShopperRelease, 'cookies'> | undefined;
  /** The versions that a call of the shop's API counts for; null if unknown. */
  issuedFor(request: FastifyRequest): Issued | null;
  /** A paid order and the browser of a call, as hashes; null if the browser has no cohort. */
  purchaseOf(request: FastifyRequest, order: string): Purchase | null;
  /** The live sets of versions; the one without canaries comes first. */
  current(): readonly ShopperPage[];
  /** Calls back with the sets of a new release before it is live, and waits for the callback with a time limit. */
  beforeLive(prepare: (releases: readonly ShopperPage[]) => Promise<void>): void;
  /**
   * `GET /registry/v1/page-release`: the release as JSON, for a page that has none or checks for a newer one.
   * `?open=catalog@1.0.0,cart@1.1.0` reports the page's versions, so that they are not removed while it is open. `GET
   * /registry/v1/page-telemetry`: the page's permit for its reports, which documents do not contain. `GET
   * /registry/v1/staff/versions`: the versions of a staff browser, with reasons; 403 for other browsers.
   */
  readonly plugin: FastifyPluginAsync;
}

const maxOpen = 20;

const tags = ['pages'];

const releaseSchema = {
  tags,
  summary: 'The release for one shopper',
  querystring: PageReleaseQuery,
  response: {
    200: { ...ref(PageRelease), description: 'The versions of a page, with cookies that pin them.' },
    ...failures(),
  },
};

const telemetrySchema = {
  tags,
  summary: 'The permit of a page to send reports',
  querystring: PageTelemetryQuery,
  response: {
    200: ref(PageTelemetry),
    204: noBody('Nothing is live yet.'),
    ...failures(429),
  },
};

const StaffQuery = Type.Object({
  pass: Type.String({
    maxLength: 200,
    description: 'A pass from `POST /staff-passes`; `off` removes the mark.',
  }),
});
type StaffQuery = Static<typeof StaffQuery>;

const staffSchema = {
  tags,
  summary: 'Marks this browser as staff',
  querystring: StaffQuery,
  response: { 303: noBody('Redirects to the shop’s home page and sets the cookie.'), ...failures(403) },
};

const versionsSchema = {
  tags,
  summary: 'The versions of this staff browser, with reasons',
  response: {
    200: ref(StaffVersions),
    ...failures(),
    403: { ...ref(Failure), description: 'This browser is not, or is no longer, marked as staff.' },
  },
};

/** Maximum permits per IP address and minute: many shoppers of a mobile network share an address. */
const permitsPerMinute = 600;

const asksForPreview = ({ raw: { url = '/' }, headers: { cookie } }: FastifyRequest) =>
  url.includes('preview=') || (cookie?.includes(previewCookie) ?? false);

export function createPageReleases(options: Options): PageReleases {
  const { live, folder, signingKey, onSeen, isPublicHttps, clock = () => new Date() } = options;
  const cityHeader = options.cityHeader?.toLowerCase();
  const permits = createRateLimit({ max: permitsPerMinute, ms: 60_000 });
  const of = (release: Release) => ({ release, find: folder.find, key: signingKey() });

  const isSecure = ({ protocol }: FastifyRequest) => isPublicHttps || protocol === 'https';

  const browserOf = (request: FastifyRequest) => ({
    key: signingKey(),
    now: clock(),
    secure: isSecure(request),
  });

  const shopperOf = (request: FastifyRequest): ShopperRequest => {
    const { headers } = request;
    const traits = () => readTraits(headers, { ...browserOf(request), cityHeader });
    return { cookie: headers.cookie, url: request.raw.url ?? '/', secure: isSecure(request), traits };
  };

  /** The cached default versions of the last release without a canary. */
  let common:
    | { readonly of: Release; readonly found: Omit<ShopperRelease, 'cookies'>; readonly until: number }
    | undefined;

  const forDocument: PageReleases['forDocument'] = (request, reply) => {
    const release = live.current();
    if (!release) return undefined;
    // The common case, in which the versions do not depend on the request.
    const now = clock().getTime();
    if (common?.of === release && now < common.until && !asksForPreview(request)) return common.found;
    const { cookies, ...found } = shopperRelease(shopperOf(request), of(release));
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    for (const [remote, { version }] of Object.entries(found.release.remotes)) onSeen(remote, version);
    if (found.audience === 'everybody' && cookies.length === 0)
      common = { of: release, found, until: now + liveSeenMs };
    return found;
  };

  const telemetryFor = (
    request: FastifyRequest<{ Querystring: PageTelemetryQuery }>,
    reply: FastifyReply,
    release: Release,
  ) => {
    const client = clientOf(request.ip, signingKey());
    const options = { ...of(release), now: clock(), client, proof: request.query.proof };
    const { telemetry, cookies } = shopperTelemetry(shopperOf(request), options);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return telemetry;
  };

  const versionsFor = (request: FastifyRequest, reply: FastifyReply) => {
    const release = live.current();
    if (!release) return { env: liveEnv, seq: 0, remotes: {} };
    const { remotes, cookies } = staffVersions(shopperOf(request), of(release));
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return { env: release.env, seq: release.seq, remotes };
  };

  const noteOpen = (text = '') => {
    for (const name of text.split(',', maxOpen)) {
      const [remote = '', version = ''] = name.split('@');
      if (remote && version && /^[\w.+-]+$/.test(remote + version) && folder.find(remote, version)) {
        onSeen(remote, version);
      }
    }
  };

  const setsOf = (release: Release) => liveSets(of(release));

  return {
    forDocument,
    issuedFor(request) {
      const release = live.current();
      if (!release) return null;
      const named = request.headers[pageVersionsHeader];
      const versions = typeof named === 'string' ? named.split(' ') : undefined;
      const client = clientOf(request.ip, signingKey());
      return shopperIssued(shopperOf(request), versions, { ...of(release), now: clock(), client });
    },
    purchaseOf: (request, order) => namePurchase(shopperOf(request), order, signingKey()),
    current() {
      const release = live.current();
      return release ? setsOf(release) : [];
    },
    beforeLive: (prepare) => live.beforeLive((release) => prepare(setsOf(release))),
    async plugin(app) {
      configureRegistryErrors(app);
      app.get<{ Querystring: PageReleaseQuery }>(
        '/registry/v1/page-release',
        { schema: releaseSchema },
        async (request, reply) => {
          noteOpen(request.query.open);
          reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie, accept-encoding' });
          const found = forDocument(request, reply)?.release ?? { env: 'live', seq: 0, remotes: {} };
          const text = JSON.stringify(found);
          reply.type('application/json; charset=utf-8');
          const encoding = contentEncodingOf(request.headers['accept-encoding']);
          // Every open tab polls once a minute, so the large list of file hashes is left out.
          if (encoding === 'identity') return reply.send(text);
          return reply.header('content-encoding', encoding).send(await compress(Buffer.from(text), encoding));
        },
      );
      app.get<{ Querystring: StaffQuery }>(staffPath, { schema: staffSchema }, async (request, reply) => {
        const cookies = staffCookiesFor(request.query.pass, browserOf(request));
        if (!cookies) throw new RegistryError(403, 'This link has expired. Ask an operator for a new one.');
        return reply.headers({ 'cache-control': 'no-store', 'set-cookie': [...cookies] }).redirect('/', 303);
      });
      app.get(`${staffPath}/versions`, { schema: versionsSchema }, async (request, reply) => {
        reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie' });
        const until = staffUntil(request.headers.cookie, browserOf(request));
        if (!until) throw new RegistryError(403, 'This browser is no longer marked as staff.');
        return { ...versionsFor(request, reply), until: until.toISOString() };
      });
      app.get<{ Querystring: PageTelemetryQuery }>(
        '/registry/v1/page-telemetry',
        { schema: telemetrySchema },
        async (request, reply) => {
          reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie' });
          const retryAfter = permits.take(clientOf(request.ip, '').address, clock());
          if (retryAfter > 0)
            throw new RegistryError(429, 'Too many pages from this address. Try again later.', {
              retryAfter,
            });
          const release = live.current();
          return release ? telemetryFor(request, reply, release) : reply.code(204).send();
        },
      );
    },
  };
}
