import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { sha384Of } from '@shop/config/sha384';
import type { PageRemote, RemoteDescriptor } from '@shop/contracts';
import { devDocument } from './dev-document';
import type { DevBuilds, DevNews } from './dev-builds';
import { hotContainer } from './hot-container';
import { createShopProxy } from './shop-proxy';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
};

const entryFile = 'remoteEntry.js';

interface Options {
  /** Origin of the live shop. */
  readonly shop: string;
  readonly name: string;
  /** Reads the current `remote.json`. */
  readonly readDescriptor: () => RemoteDescriptor;
  readonly builds: DevBuilds;
  /** Path prefix of the builds, which are served by number. */
  readonly buildsAt: string;
}

export interface DevServer {
  readonly server: Server;
  /** Sends the result of a change to open pages. */
  notify(news: DevNews): void;
}

const line = (news: DevNews) => `data: ${JSON.stringify(news)}\n\n`;

function sendFile(response: ServerResponse, folder: string | undefined, file: string): void {
  const found = folder && path.join(folder, file);
  const exists = found?.startsWith(folder + path.sep) && statSync(found, { throwIfNoEntry: false })?.isFile();
  if (!found || !exists) {
    response.writeHead(404).end();
    return;
  }
  const type = types[path.extname(found)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  pipeline(createReadStream(found), response, () => undefined);
}

/**
 * A local proxy of the live shop that replaces one remote with its development build. The shop itself only receives page requests
 * and is not affected.
 */
export function createDevServer({ shop, name, readDescriptor, builds, buildsAt }: Options): DevServer {
  const base = `/dev/${name}/`;
  const globalName = `${name}_dev`.replace(/\W/g, '_');
  const container = hotContainer({ globalName, changes: `${base}changes` });
  // The page only loads files with a hash, except those that the container loads itself.
  const integrity = { [entryFile]: sha384Of(Buffer.from(container)) };
  const listeners = new Set<ServerResponse>();

  const page = (): PageRemote => {
    const { exposes, routes, slots } = readDescriptor();
    const nothing = { js: [], css: [] };
    return {
      version: '0.0.0-dev',
      base,
      manifest: {
        entry: entryFile,
        globalName,
        exposes: Object.fromEntries(exposes.map((module) => [module, nothing])),
        server: '',
      },
      integrity,
      routes,
      slots,
      fallback: null,
    };
  };

  const proxy = createShopProxy({
    shop,
    rewrite: (html) => devDocument(html, { remote: name, page: page() }),
  });

  const sendChanges = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const latest = builds.latest();
    response.write(latest ? line(latest) : ':\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  };

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === `${base}changes`) return sendChanges(response);
    if (pathname === base + entryFile) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      return response.end(container);
    }
    if (pathname.startsWith(buildsAt)) {
      const [number = '', ...file] = decodeURIComponent(pathname.slice(buildsAt.length)).split('/');
      return sendFile(response, builds.folderOf(Number(number)), file.join('/'));
    }
    return proxy(request, response);
  };

  return {
    server: createServer(handle),
    notify: (news) => listeners.forEach((response) => response.write(line(news))),
  };
}
