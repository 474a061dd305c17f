import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sendArchive } from '../archive/send-archive';
import { liveEnv, type Registry } from '../registry';
import { RegistryError } from '../domain/registry-error';
import { allowed, callerOf } from './caller';
import { bodyOf } from './warrant';

type Version = { readonly Params: { readonly remote: string; readonly version: string } };

/** Publishing, fetching and cleaning up of versions, as tar archives. */
export function artifactRoutes(app: FastifyInstance, registry: Registry): void {
  const { publisher, shelf, tokens } = registry;

  // Passed on as it comes: an archive is never in memory as a whole.
  app.addContentTypeParser('application/x-tar', (_request, payload, done) => done(null, payload));

  app.put<Version>('/artifacts/:remote/:version', async (request, reply) => {
    const actor = await callerOf(request, tokens);
    if (!(request.body instanceof Readable)) {
      throw new RegistryError(422, 'Send the version as a tar archive, as application/x-tar.');
    }
    const archive = request.body.iterator({ destroyOnReturn: false });
    const { outcome, artifact } = await publisher
      .receive(archive, request.params, actor)
      .catch(async (error: unknown) => {
        // A sender that is still sending would not read why it was refused.
        await archive.return?.();
        (request.body as Readable).resume();
        throw error;
      });
    return reply.code(outcome === 'published' ? 201 : 200).send({ outcome, digest: artifact.digest });
  });

  app.get<Version>('/artifacts/:remote/:version/archive', async (request, reply) => {
    await allowed(request, tokens, 'read');
    const { remote, version } = request.params;
    const artifact = await shelf.ensure(remote, version);
    if (!artifact) throw new RegistryError(404, `${remote}@${version} is not there.`);
    const archive = sendArchive(artifact, async (name) => {
      const file = await shelf.folder.open(remote, version, name);
      if (!file) throw new Error(`${remote}@${version} lacks ${name}.`);
      return file.stream;
    });
    return reply.type('application/x-tar').send(Readable.from(archive));
  });

  app.post('/artifacts/collect', async (request) => {
    const actor = await allowed(request, tokens, 'administer');
    const { days = 30, dryRun = true } = bodyOf(request);
    if (typeof days !== 'number' || !(days >= 1)) {
      throw new RegistryError(422, '"days" is how long a version was not seen: at least 1.');
    }
    return { collected: await registry.collect({ env: liveEnv, days, dryRun: dryRun !== false }, actor) };
  });
}
