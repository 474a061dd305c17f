import asyncHooks from 'node:async_hooks';
import crypto from 'node:crypto';
import { readFileSync, writeSync } from 'node:fs';
import process from 'node:process';
import stream from 'node:stream';
import util from 'node:util';
import vm from 'node:vm';
import type { PageRelease, RouteModule } from '@shop/contracts';
import { routeModuleFault } from '@shop/contracts/server-render';
import {
  type FailedVersion,
  type FailureKind,
  type FragmentRef,
  fragmentName,
  type FromProcess,
  type ShellBundle,
  type ToProcess,
} from '../pool/protocol';
import { watchGlobals, watchShared } from './built-ins';
import { createDataReader } from './data-reader';
import { restrictGlobals } from './globals';
import { createRemotes, type PageModules } from './remotes';
import { provideRuntime, runtimeFragments } from './runtime-globals';

/**
 * A render process: renders pages sequentially, without secrets, files, children or network. Its arguments are the shell's server
 * bundle and the folder of published versions.
 */
const [shellFile = '', remotesDir = ''] = process.argv.slice(2);

/** Maximum number of characters in a page's markup and in a message: far more than any page has. */
const limits = { markup: 5_000_000, message: 2000 } as const;

const send = process.send?.bind(process);
if (!send) throw new Error('A render process is started by the server');
const post = (message: FromProcess) => void send(message);

/** A thrown value need not be an Error or have a message. */
function textOf(error: unknown): string {
  try {
    return (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, limits.message);
  } catch {
    return 'A thrown value without a message';
  }
}

/** The shell's server bundle is trusted: it gets the four Node modules that React's server renderer uses. */
function loadShell(file: string): ShellBundle {
  const builtins: Readonly<Record<string, unknown>> = { async_hooks: asyncHooks, crypto, stream, util };
  const module: { exports: unknown } = { exports: {} };
  const require = (id: string) => {
    const found = builtins[id.replace(/^node:/, '')];
    if (!found)
      throw new Error(`The shell's server bundle requires "${id}", which render processes do not provide`);
    return found;
  };
  const { Buffer, setImmediate, clearImmediate } = globalThis;
  // React checks `instanceof FormData`, and Node's implementation would load the network modules.
  const FormData = function FormData() {};
  const own = { module, exports: module.exports, require, Buffer, setImmediate, clearImmediate, FormData };
  const run = vm.compileFunction(readFileSync(file, 'utf8'), Object.keys(own), { filename: file });
  run(...Object.values(own));
  return module.exports as ShellBundle;
}

const bundle = loadShell(shellFile);
provideRuntime();
const remotes = createRemotes(bundle.shared, remotesDir);
const data = createDataReader(post);
const end = (process as NodeJS.Process & { reallyExit(code: number): never }).reallyExit.bind(process);
const timers = restrictGlobals({
  log: (text) => post({ type: 'error', message: text.slice(0, limits.message) }),
});

const sharedModules = Object.entries(bundle.shared).map(([name, { module }]) => [name, module]);
const changedShared = watchShared({ ...runtimeFragments(), ...Object.fromEntries(sharedModules) });

const globals = watchGlobals();
/** Versions whose globals were already reported; each page may leave them again under other names. */
const reportedOwners = new Set<string>();

/** The module whose code runs, as far as is known. */
let current: { fragment: FragmentRef; version: string } | undefined;
let failed: Record<string, FailureKind> = {};
let job: AbortController | undefined;

function report(error: unknown, fragment?: FragmentRef): void {
  if (job?.signal.aborted) return;
  post({ type: 'error', message: textOf(error), fragment });
}

/** Ends the process after a fault, which is attributed to the remote that ran last. The spare process takes over. */
function exitWith(reason: string): never {
  writeSync(2, `${reason}\n`);
  return end(1);
}

/** Ends the process if a remote has changed a shared object. The spare process is intact. */
function endIfChanged(): void {
  const changed = current && changedShared();
  if (changed) exitWith(`The code of a remote has changed a shared object: ${changed}`);
}

/** A module that stores data in a global could show one shopper's page to another. */
function removeGlobals(): void {
  const { removed, left } = globals.restore();
  const owner = current ? `${current.fragment.remote}@${current.version}` : 'A remote';
  const [name] = removed;
  if (name !== undefined && !reportedOwners.has(owner)) {
    reportedOwners.add(owner);
    report(`${owner} left the global "${name}", which is removed`, current?.fragment);
  }
  if (left !== undefined) exitWith(`${owner} left the global "${left}", which cannot be removed`);
}

function enter(fragment: FragmentRef, { remotes }: PageRelease): void {
  const version = remotes[fragment.remote]?.version;
  const { remote, module } = fragment;
  const isSameRemote = current?.fragment.remote === remote && current.version === version;
  if (!version || (isSameRemote && current?.fragment.module === module)) return;
  if (!isSameRemote) endIfChanged();
  current = { fragment, version };
  post({ type: 'entered', remote, module, version });
}

type LoadModule = (fragment: FragmentRef) => RouteModule | Promise<RouteModule>;

/** Loads modules of a release, which are run again for each page. */
function moduleLoader(release: PageRelease, origin: string): LoadModule {
  bundle.beginPage?.();
  const modules: PageModules = remotes.open(release, origin);
  return (fragment) => {
    if (!release.remotes[fragment.remote]) throw new Error(`No remote "${fragment.remote}"`);
    const linked = modules.find(fragment);
    if (linked) return linked;
    enter(fragment, release);
    return modules.link(fragment);
  };
}

/** Nothing is rendered while modules are only prepared. */
const unusedOrigin = 'http://shop.invalid';

/** Compiles and runs every module of the releases' remotes, so that no shopper waits for it and broken versions are detected. */
async function prepare(releases: readonly PageRelease[]): Promise<FromProcess> {
  const failures = new Map<string, FailedVersion & { readonly modules: string[] }>();
  for (const release of releases) {
    const load = moduleLoader(release, unusedOrigin);
    for (const [remote, { version, manifest }] of Object.entries(release.remotes)) {
      for (const module of manifest.serverEntry ? Object.keys(manifest.exposes) : []) {
        try {
          const fault = routeModuleFault(await load({ remote, module }));
          if (fault) throw new Error(`"${module}" ${fault}`);
        } catch (error) {
          const key = `${remote}@${version}`;
          const failure = failures.get(key) ?? { remote, version, modules: [], kind: 'threw' };
          if (!failure.modules.includes(module)) failure.modules.push(module);
          failures.set(key, failure);
          report(error, { remote, module });
        }
      }
    }
  }
  return { type: 'prepared', failed: [...failures.values()] };
}

async function render(request: Extract<ToProcess, { type: 'render' }>['request']): Promise<FromProcess> {
  const { signal } = (job = new AbortController());
  const page = await bundle.renderPage(request, {
    environment: {
      baseUrl: '/api/v1',
      notify: () => undefined,
      log: ({ status, message }, { method, url }) => report(`${method} ${url}: ${status} ${message}`),
      fetch: data.fetch,
      signal,
    },
    signal,
    loadModule: moduleLoader(request.release, request.origin),
    onEnter: (fragment) => enter(fragment, request.release),
    onFailed: (error, fragment, kind) => {
      failed[fragmentName(fragment)] = kind;
      report(error, fragment);
    },
    onError: report,
  });
  if (page.markup.length > limits.markup) exitWith(`A page of ${page.markup.length} characters`);
  return { type: 'rendered', page: { ...page, failed, missing: data.missing() } };
}

/** Runs one job and sends its final message. */
async function run(work: () => FromProcess | Promise<FromProcess>): Promise<void> {
  current = undefined;
  failed = {};
  let outcome: FromProcess;
  try {
    outcome = await work();
  } catch (error) {
    outcome = { type: 'failed', message: textOf(error) };
  }
  endIfChanged();
  removeGlobals();
  timers.clear();
  data.forget();
  job = undefined;
  post(outcome);
}

/** Unhandled rejections: attributed to the module that ran last, and no reason to exit. */
function onUncaught(error: unknown): void {
  if (current) failed[fragmentName(current.fragment)] = 'threw';
  report(error, current?.fragment);
}

process.on('uncaughtException', onUncaught);
process.on('unhandledRejection', onUncaught);
process.on('disconnect', () => timers.clear());
process.on('message', (message: ToProcess) => {
  if (message.type === 'data') data.receive(message);
  else if (message.type === 'cancel') job?.abort();
  else if (message.type === 'prepare') void run(() => prepare(message.releases));
  else void run(() => render(message.request));
});
post({ type: 'ready' });
