import * as ApiClient from '@shop/api-client';
import * as Config from '@shop/config';
import * as Contracts from '@shop/contracts';
import type { ShellContract } from '@shop/contracts';
import * as Money from '@shop/money';
import * as Store from '@shop/store';
import * as Ui from '@shop/ui';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as Router from 'react-router-dom';

/** Written in by the build. */
declare const LENT_VERSIONS: ShellContract['provided'];
declare const LENT_ONCE: ShellContract['singletons'];

/** Versions of what is provided, and which of it exists once: by that the linker chooses between the shell's and a remote's own. */
export const lending: Pick<ShellContract, 'provided' | 'singletons'> = {
  provided: LENT_VERSIONS,
  singletons: LENT_ONCE,
};

export { renderPage } from './render-page';

/** The instances that remotes' server builds are linked against: the same as the shell's own. */
export const provided: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-router-dom': Router,
  '@shop/config': Config,
  '@shop/money': Money,
  '@shop/contracts': Contracts,
  '@shop/store': Store,
  '@shop/api-client': ApiClient,
  '@shop/ui': Ui,
};
