import { createRequire } from 'node:module';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import { createLinker } from './linker';
import { patientFetch } from './patient-fetch';
import type { RenderJob, RenderMessage, ShellBundle } from './render-protocol';

const shells = new Map<string, { bundle: ShellBundle; link: ReturnType<typeof createLinker> }>();

/** The shell's server build, once a worker. */
function shellAt(file: string, remotesDir: string) {
  const known = shells.get(file);
  if (known) return known;
  const bundle = createRequire(import.meta.url)(file) as ShellBundle;
  const made = { bundle, link: createLinker(bundle.provided, remotesDir) };
  shells.set(file, made);
  return made;
}

function portSink(port: MessagePort): Writable {
  const post = (message: RenderMessage) => port.postMessage(message);
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      post({ type: 'markup', chunk: chunk.toString('utf8') });
      done();
    },
    final(done) {
      post({ type: 'end' });
      done();
    },
  });
}

/** Renders one page; the answer goes through the job's port as it comes. */
export async function render(job: RenderJob): Promise<void> {
  const { port, request, api } = job;
  const post = (message: RenderMessage) => port.postMessage(message);
  const { bundle, link } = shellAt(path.resolve(job.shellFile), job.remotesDir);
  const report = (error: unknown, part?: { remote: string; module: string }) =>
    post({
      type: 'error',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      part,
    });
  try {
    await bundle.renderPage(
      request,
      {
        environment: {
          baseUrl: api.baseUrl,
          notify: () => undefined,
          log: ({ status, message }, { method, url }) => report(`${method} ${url}: ${status} ${message}`),
          fetch: patientFetch,
        },
        loadModule: (part) => {
          const remote = request.release.remotes[part.remote];
          if (!remote) throw new Error(`No remote "${part.remote}"`);
          return link(part.remote, remote.version, `${remote.manifest.server}/${part.module}.cjs`);
        },
        onHead: (head) => post({ type: 'head', ...head }),
        onError: report,
      },
      portSink(port),
    );
  } catch (error) {
    post({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  } finally {
    port.close();
  }
}
