import * as ApiClient from '@shop/api-client';
import * as Config from '@shop/config';
import * as Contracts from '@shop/contracts';
import type { ShellContract } from '@shop/contracts';
import * as Money from '@shop/money';
import * as Store from '@shop/store';
import * as Ui from '@shop/ui';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as Router from 'react-router-dom';
import * as JsxRuntime from 'react/jsx-runtime';
import type { ShellBundle } from '../pool/protocol';
import { redefineEndpoints } from './redefine-endpoints';

/** Replaced by the build. */
declare const SHARED_VERSIONS: ShellContract['provided'];
declare const SINGLETONS: ShellContract['singletons'];

export { renderPage } from './render-page';

const { beginPage } = redefineEndpoints(ApiClient.shopApi);
export { beginPage };

function onlyInBrowsers(): never {
  throw new Error(
    'react-dom/client is only available in the browser. Call it from an effect or event handler.',
  );
}

const modules: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': { createRoot: onlyInBrowsers, hydrateRoot: onlyInBrowsers },
  'react-router': Router,
  'react-router-dom': Router,
  '@shop/config': Config,
  '@shop/money': Money,
  '@shop/contracts': Contracts,
  '@shop/store': Store,
  '@shop/api-client': ApiClient,
  '@shop/ui': Ui,
};

function share([name, module]: [string, object]): [string, ShellBundle['shared'][string]] {
  const version = SHARED_VERSIONS[name];
  if (version === undefined) throw new Error(`The build does not declare a version of "${name}"`);
  return [name, { module, version, singleton: SINGLETONS.includes(name) }];
}

/** The modules that the shell shares with remotes: the instances that it renders with. */
export const shared: ShellBundle['shared'] = Object.fromEntries(Object.entries(modules).map(share));
