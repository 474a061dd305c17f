import { RegistryResponseError } from '@shop/protocol';
import type { ListedArtifact, Provenance, PublisherKeyList } from '@shop/contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { may } from '../domain/roles';
import type { ConsoleRequest, ConsoleRequests } from './console-request';
import { fieldOf } from './form-fields';
import { markup, type Markup } from './markup';
import { keysPage, type TypedKey } from './pages/keys';
import { versionPage } from './pages/version';
import { refusalText } from './refusal-text';

interface OfRemote {
  readonly Params: { readonly remote: string };
}
interface OfVersion {
  readonly Params: { readonly remote: string; readonly version: string };
}

const pathOf = ({ remote, version }: OfVersion['Params']) =>
  `/artifacts/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`;

const keysPath = (remote: string) => `/keys/${encodeURIComponent(remote)}`;

/** Files of a version: what they are called here, at the registry, and when somebody keeps them. */
const files = {
  'provenance.json': { call: 'attestation', ending: 'provenance.dsse.json' },
  'sbom.json': { call: 'sbom', ending: 'cdx.json' },
} as const;

const typedIn = (request: FastifyRequest): TypedKey => ({
  name: fieldOf(request, 'name'),
  publicKey: fieldOf(request, 'publicKey'),
  id: fieldOf(request, 'id'),
  reason: fieldOf(request, 'reason'),
});

/** Where versions come from, and the keys that may sign them. */
export function provenancePages(app: FastifyInstance, requests: ConsoleRequests): void {
  app.get<OfVersion>('/remotes/:remote/versions/:version', (request, reply) =>
    requests.page(request, reply, async ({ calls, frame }) => {
      const path = pathOf(request.params);
      const artifact = await calls.get<ListedArtifact>(path);
      return versionPage(frame, { artifact, provenance: await calls.get<Provenance>(`${path}/provenance`) });
    }),
  );

  for (const [name, { call, ending }] of Object.entries(files)) {
    app.get<OfVersion>(`/remotes/:remote/versions/:version/${name}`, async (request, reply) => {
      const { remote, version } = request.params;
      try {
        const bytes = await requests.calls(request).bytes(`${pathOf(request.params)}/${call}`);
        return await reply
          .type('application/json')
          .header('content-disposition', `attachment; filename="${remote}-${version}.${ending}"`)
          .send(bytes);
      } catch (error) {
        if (!(error instanceof RegistryResponseError)) throw error;
        return reply.code(error.status).type('text/plain').send(error.message);
      }
    });
  }

  const draw = async (
    { calls, frame, actor }: ConsoleRequest,
    remote: string,
    refused: Partial<Parameters<typeof keysPage>[1]> = {},
  ): Promise<Markup> => {
    const { items } = await calls.get<PublisherKeyList>(keysPath(remote));
    const mayChange = may(actor, 'administer', { remote });
    return keysPage(frame, { remote, keys: items, mayChange, ...refused });
  };

  app.get<OfRemote>('/remotes/:remote/keys', (request, reply) =>
    requests.page(request, reply, (one) => draw(one, request.params.remote)),
  );

  /** A form of that page: done, it leads back; refused, it says why and keeps what was typed. */
  const form = (
    address: string,
    work: (one: ConsoleRequest, remote: string, typed: TypedKey) => Promise<unknown>,
  ) =>
    app.post<OfRemote>(address, (request: FastifyRequest<OfRemote>, reply: FastifyReply) =>
      requests.page(request, reply, async (one) => {
        const { remote } = request.params;
        const typed = typedIn(request);
        try {
          await work(one, remote, typed);
          reply.code(303).header('location', `/ops/remotes/${encodeURIComponent(remote)}/keys`);
          return markup``;
        } catch (error) {
          const refusal = refusalText(error);
          const { status } = error as RegistryResponseError;
          if (status === 401 || status === 403) throw error;
          reply.code(status);
          return draw(one, remote, { refusal, typed });
        }
      }),
    );

  form('/remotes/:remote/keys', ({ calls }, remote, { name, publicKey }) =>
    calls.post(keysPath(remote), { body: { name, publicKey } }),
  );
  form('/remotes/:remote/keys/revoke', ({ calls }, remote, { id, reason }) =>
    calls.post(`${keysPath(remote)}/${encodeURIComponent(id)}/revoke`, { body: { reason } }),
  );
}
