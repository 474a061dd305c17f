import * as apiClient from '@shop/api-client';
import * as config from '@shop/config';
import * as contracts from '@shop/contracts';
import * as money from '@shop/money';
import * as store from '@shop/store';
import * as ui from '@shop/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as router from 'react-router-dom';

/** Versions of what the host provides, by what is imported; written in by the build. */
declare global {
  var LENT_VERSIONS: Readonly<Record<string, string>>;
}

const modules: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-router-dom': router,
  '@shop/config': config,
  '@shop/money': money,
  '@shop/contracts': contracts,
  '@shop/store': store,
  '@shop/api-client': apiClient,
  '@shop/ui': ui,
};

interface Lent {
  readonly version: string;
  readonly lib: () => unknown;
}

/** What the shell provides to remotes, all of it running already. Every name of these packages is kept, used here or not. */
export const lent = (): Record<string, Lent[]> =>
  Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [
      name,
      [{ version: LENT_VERSIONS[name] ?? '', lib: () => module }],
    ]),
  );
