import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import * as ApiClient from '@shop/api-client';
import * as Config from '@shop/config';
import * as Contracts from '@shop/contracts';
import type { Artifact, ShellContract } from '@shop/contracts';
import { routeModuleFault } from '@shop/contracts/server-render';
import * as Money from '@shop/money';
import * as Store from '@shop/store';
import * as Ui from '@shop/ui';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as JsxRuntime from 'react/jsx-runtime';
import * as Router from '../federation/router';

/**
 * The script of the page in which `shop-remote check` loads a remote: it provides the shop's shared packages, loads each module
 * and posts the errors.
 */

/** Replaced by the build. */
declare const SHARED_VERSIONS: ShellContract['provided'];
declare const SINGLETONS: ShellContract['singletons'];

const modules: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'react-router': Router,
  'react-router-dom': Router,
  '@shop/config': Config,
  '@shop/money': Money,
  '@shop/contracts': Contracts,
  '@shop/store': Store,
  '@shop/api-client': ApiClient,
  '@shop/ui': Ui,
};

const shared = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => {
    const version = SHARED_VERSIONS[name] ?? '';
    const shareConfig = { singleton: SINGLETONS.includes(name), requiredVersion: `^${version}` };
    return [name, { version, lib: () => module, shareConfig }];
  }),
);

// Entries built with `externalRuntime` read it.
(globalThis as { _FEDERATION_RUNTIME_CORE?: typeof core })._FEDERATION_RUNTIME_CORE = core;

const textOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);

/** Uncaught errors, such as those of a script that throws while it runs: loading then fails with a timeout or without the reason. */
const uncaught: string[] = [];
addEventListener('error', ({ error, message, filename, lineno, colno }) => {
  // The stack of a SyntaxError does not include its location.
  uncaught.push(`${error ? textOf(error) : message}\n    at ${filename}:${lineno}:${colno}`);
});

async function openAll({ remote, manifest }: Pick<Artifact, 'remote' | 'manifest'>, base: string) {
  const host = createInstance({
    name: 'shell',
    remotes: [
      {
        name: remote,
        entry: new URL(base + manifest.entry, location.href).href,
        entryGlobalName: manifest.globalName,
        type: manifest.entryType === 'module' ? 'module' : 'global',
      },
    ],
    shared,
    shareStrategy: 'loaded-first',
  });
  const failures: { module: string; error: string }[] = [];
  for (const module of Object.keys(manifest.exposes)) {
    uncaught.length = 0;
    try {
      const fault = routeModuleFault(await host.loadRemote(`${remote}/${module}`));
      if (fault) failures.push({ module, error: `Error: "${module}" ${fault}` });
    } catch (error) {
      failures.push({ module, error: uncaught[0] ?? textOf(error) });
    }
  }
  return failures;
}

const { artifact, base, results } = JSON.parse(document.getElementById('check')?.textContent ?? '') as {
  readonly artifact: Pick<Artifact, 'remote' | 'manifest'>;
  readonly base: string;
  readonly results: string;
};
void openAll(artifact, base)
  .catch((error: unknown) => [{ module: '', error: textOf(error) }])
  .then((failures) => fetch(results, { method: 'POST', body: JSON.stringify(failures) }));
