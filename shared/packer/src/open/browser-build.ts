import { spawn } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { escapeHtml } from '@shop/contracts/escape-html';
import type { PackedRemote } from '@shop/protocol';
import { findInstalledChromium, isProgram } from '@shop/server-kit/find-program';
import type { Opened, OpenFailure } from './server-build';

const script = path.join(import.meta.dirname, 'open-modules.js');

/** Time for Chromium to start and load all modules, in ms. */
const deadlineMs = 30_000;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** As on the shop's pages, without `eval`, inline scripts and scripts of other origins. */
const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";

const [scriptPath, resultsPath] = ['/open-modules.js', '/results'];
const baseOf = ({ artifact: { remote, version } }: PackedRemote) => `/remotes/${remote}/${version}/`;

function pageOf(packed: PackedRemote): string {
  const { remote, manifest } = packed.artifact;
  const data = { artifact: { remote, manifest }, base: baseOf(packed), results: resultsPath };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><title>${escapeHtml(remote)}</title><div id="root"></div><script type="application/json" id="check">${json}</script><script type="module" src="${scriptPath}"></script>`;
}

/** Serves a page that loads the modules, and calls back with what it posts. */
function servePage(packed: PackedRemote, onResults: (failures: readonly OpenFailure[]) => void): Server {
  const base = baseOf(packed);
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop.invalid');
    if (pathname === resultsPath) {
      response.end();
      void text(request).then((body) => onResults(JSON.parse(body) as OpenFailure[]));
      return;
    }
    if (pathname === '/') {
      response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(pageOf(packed));
      return;
    }
    const file = pathname.startsWith(base) ? packed.files.get(pathname.slice(base.length)) : undefined;
    const bytes = pathname === scriptPath ? readFileSync(script) : file;
    response.statusCode = bytes ? 200 : 404;
    response.setHeader('content-type', types[path.extname(pathname)] ?? 'application/octet-stream');
    response.end(bytes);
  });
}

const flags = [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  // Without it, a headless Chromium may end once the page is loaded.
  '--remote-debugging-port=0',
  // Chromium's sandbox needs permissions that root in a container does not have.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The configured Chromium, or else one on this machine. Otherwise the reason why there is none; null if the
 * setting is `none`.
 */
function findChromium(setting: string | undefined): { chromium: string } | { skipped: string | null } {
  if (setting === 'none') return { skipped: null };
  if (setting && !isProgram(setting))
    return { skipped: `CHROMIUM is "${setting}", which is not an executable file` };
  const chromium = setting || findInstalledChromium();
  return chromium
    ? { chromium }
    : { skipped: 'Chromium was not found. Install it, or set CHROMIUM to its path' };
}

/** Loads the modules of a browser build in a headless Chromium: the one in CHROMIUM, or one on this machine. */
export async function openBrowserBuild(
  packed: PackedRemote,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Opened> {
  if (!existsSync(script)) return { skipped: 'only the packaged command can open it' };
  const found = findChromium(env.CHROMIUM);
  if ('skipped' in found) return found;
  const profile = await mkdtemp(path.join(tmpdir(), 'shop-remote-'));
  let report: (outcome: Opened) => void = () => undefined;
  const opened = new Promise<Opened>((resolve) => (report = resolve));
  const server = servePage(packed, (failures) => report({ failures, ranAt: origin + baseOf(packed) }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = spawn(found.chromium, [...flags, `--user-data-dir=${profile}`, origin], {
    stdio: 'ignore',
  });
  const timer = setTimeout(
    () => report({ skipped: `Chromium took longer than ${deadlineMs} ms` }),
    deadlineMs,
  );
  const ended = new Promise<void>((resolve) => {
    browser.on('error', () => resolve());
    browser.on('exit', () => resolve());
  });
  void ended.then(() => report({ skipped: `${found.chromium} ended before it had loaded the modules` }));
  try {
    return await opened;
  } finally {
    clearTimeout(timer);
    browser.kill('SIGKILL');
    await ended;
    server.closeAllConnections();
    server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
