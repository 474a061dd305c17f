import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Release, ShellContract } from '@shop/contracts';
import { everything } from '../domain/freeze';
import { checkRemoteName } from '../domain/names';
import { RegistryError } from '../domain/registry-error';
import { requirePermission } from '../domain/roles';
import type { Registry } from '../registry';
import type { ReleaseChange } from '../releases/change';
import { allowed, callerOf } from './caller';
import { canaryChange, plannedChange, releaseChange, remoteVersion } from './parse-change';
import { bodyOf, warrantOf } from './warrant';

type InEnv<Rest = object> = { readonly Params: { readonly env: string } & Rest };

/** The release as anybody may read it. `"12-…"`: the seq, so that it can be sent back as If-Match. */
function etagOf(release: Release, text: string): string {
  return `"${release.seq}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
}

export function sendRelease(request: FastifyRequest, reply: FastifyReply, release: Release): FastifyReply {
  const text = JSON.stringify(release);
  const etag = etagOf(release, text);
  reply.headers({ etag, 'cache-control': 'public, max-age=5, stale-if-error=86400' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json').send(text);
}

/** Calls below `/registry/v1` that change what is live, and the plan that changes nothing. */
export function releaseRoutes(app: FastifyInstance, registry: Registry): void {
  const { releases, tokens } = registry;

  const change = async (
    request: FastifyRequest<InEnv>,
    reply: FastifyReply,
    read: (body: Readonly<Record<string, unknown>>) => ReleaseChange,
  ) => {
    // Who may not, learns nothing of what would be wrong with the call.
    const actor = await allowed(request, tokens, 'operate');
    const warrant = warrantOf(request, actor);
    const release = await releases.change(request.params.env, read(bodyOf(request)), warrant);
    return reply.code(201).header('etag', `"${release.seq}"`).send(release);
  };

  app.post<InEnv>('/envs/:env/plan', async (request) => {
    await allowed(request, tokens, 'read');
    return releases.plan(request.params.env, plannedChange(bodyOf(request)));
  });

  app.post<InEnv>('/envs/:env/releases', (request, reply) => change(request, reply, releaseChange));

  app.post<InEnv<{ name: string }>>('/envs/:env/canaries/:name', (request, reply) =>
    change(request, reply, (body) => canaryChange(request.params.name, body)),
  );

  for (const kind of ['kill', 'unkill'] as const) {
    app.post<InEnv<{ remote: string }>>(`/envs/:env/${kind}/:remote`, (request, reply) =>
      change(request, reply, () => ({ kind, remote: request.params.remote })),
    );
  }

  for (const action of ['previews', 'unlist'] as const) {
    app.post<InEnv>(`/envs/:env/${action}`, (request, reply) =>
      change(request, reply, (body) => ({
        kind: 'preview',
        ...remoteVersion(body),
        listed: action === 'previews',
      })),
    );
  }

  for (const action of ['freeze', 'unfreeze'] as const) {
    app.post<InEnv>(`/envs/:env/${action}`, async (request) => {
      const actor = await allowed(request, tokens, 'operate');
      const { remote = everything } = bodyOf(request);
      if (remote !== everything) checkRemoteName(String(remote));
      const warrant = warrantOf(request, actor);
      return releases.freeze(request.params.env, String(remote), action === 'freeze', warrant);
    });
  }

  app.put<InEnv>('/envs/:env/shell', async (request, reply) => {
    const actor = await callerOf(request, tokens);
    requirePermission(actor, 'operate');
    const shell = bodyOf(request) as unknown as ShellContract;
    if (!shell.provided || !Array.isArray(shell.singletons) || !shell.slots) {
      throw new RegistryError(
        422,
        'A shell says what it provides: version, provided, singletons, storeContract, slots.',
      );
    }
    await releases.setShell(request.params.env, shell, actor);
    return reply.code(204).send();
  });
}
