import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import pureCallsLoader from './pure-calls-loader';
import { slimAliases } from './slim-vendors';

const load = (source: string) => pureCallsLoader.call({} as LoaderContext<object>, source);

it('marks what makes a component or context as free of effects, and takes names for developers off', () => {
  const source = [
    'var Form = React10.forwardRef(function Form2() {});',
    'Form.displayName = "Form";',
    'var RouteContext = React.createContext({ matches: [] });',
    'var title = (route.displayName = "kept");',
  ];
  expect(load(source.join('\n')).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React10.forwardRef(function Form2() {});',
    '',
    'var RouteContext = /* @__PURE__ */ React.createContext({ matches: [] });',
    'var title = (route.displayName = "kept");',
  ]);
});

it('finds them in the build of the router that the shop takes', () => {
  const folder = path.dirname(slimAliases['react-router$'] ?? '');
  const chunks = readdirSync(folder).filter((file) => /^chunk-.*\.mjs$/.test(file));
  const sources = chunks.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const made = sources.map(load).join('\n');
  expect(made).toMatch(/var Form = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
  expect(made).not.toMatch(/^Form\.displayName/m);
});
