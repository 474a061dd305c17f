import { describe, expect, it } from '@jest/globals';
import { remoteBrowserConfig, remoteServerConfig } from '@shop/federation/build';
import { remoteDevConfig, shellDevConfig, standaloneDevConfig } from '@shop/federation/dev';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import officeConfigs from '../../office/webpack.config';
import shellConfigs from '../../shell/webpack.config';
import { remoteDir, remoteNames, root } from '../../server/build/packages';

const inDependency = ['js', 'mjs', 'cjs', 'ts', 'tsx', 'jsx', 'json'].map((extension) =>
  path.join(root, `node_modules/some-library/dist/index.${extension}`),
);

type Condition = RuleSetRule['test'];

/** Whether a rule's condition includes a file; throws for unsupported conditions. */
function matches(condition: Condition, file: string): boolean {
  if (condition instanceof RegExp) return condition.test(file);
  if (typeof condition === 'string') return file.startsWith(condition);
  if (Array.isArray(condition)) return condition.some((one) => matches(one as Condition, file));
  throw new Error(`This check does not support the condition ${JSON.stringify(condition)}`);
}

const applies = ({ test, include, exclude }: RuleSetRule, file: string): boolean =>
  (test === undefined || matches(test, file)) &&
  (include === undefined || matches(include, file)) &&
  (exclude === undefined || !matches(exclude, file));

/** Parts of a build's configuration that would make a dependency's code differ from the published one. */
function rewritesOf(config: Configuration): string[] {
  const rules = (config.module?.rules ?? []).filter(
    (rule): rule is RuleSetRule => typeof rule === 'object' && rule !== null,
  );
  const rewriting = rules.filter((rule) => rule.loader ?? rule.use);
  const loaders = rewriting.flatMap((rule) =>
    inDependency.filter((file) => applies(rule, file)).map((file) => `a loader for ${path.basename(file)}`),
  );
  const aliases = Object.entries(config.resolve?.alias ?? {}).flatMap(([name, target]) =>
    String(target).includes('node_modules') ? [`an alias of ${name}`] : [],
  );
  const replacements = (config.plugins ?? []).filter(
    (plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin,
  );
  const replaced = replacements.flatMap(({ resourceRegExp, newResource }) =>
    String(newResource).includes('node_modules') || inDependency.some((file) => resourceRegExp.test(file))
      ? [`a replacement of ${resourceRegExp.source}`]
      : [],
  );
  return [...loaders, ...aliases, ...replaced];
}

const remotes = remoteNames.map(remoteDir);
const [shellBrowser] = shellConfigs;
const configs: readonly (readonly [string, Configuration])[] = [
  ...shellConfigs.map((config, index) => [`shell ${index}`, config] as const),
  ...officeConfigs.map((config) => ['the office', config] as const),
  ...(shellBrowser ? [['shell in development', shellDevConfig(shellBrowser)] as const] : []),
  ...remotes.flatMap((dir) => [
    [`${path.basename(dir)} in the browser`, remoteBrowserConfig({ dir })] as const,
    [`${path.basename(dir)} on the server`, remoteServerConfig({ dir })] as const,
    [`${path.basename(dir)} in development`, remoteDevConfig(dir)] as const,
    [`${path.basename(dir)} on its own`, standaloneDevConfig(dir)] as const,
  ]),
];

describe('dependencies are built as they were published', () => {
  it.each(configs)('by %s', (_name, config) => {
    expect(rewritesOf(config)).toEqual([]);
  });

  it('reports a tool that rewrites dependencies', () => {
    const inside = path.join(root, 'node_modules/react-router/dist/production/index.mjs');
    expect(
      rewritesOf({
        module: {
          rules: [
            { test: /\.mjs$/, loader: 'a-loader' },
            { test: /\.css$/, loader: 'css-loader' },
          ],
        },
        resolve: { alias: { 'react-router$': inside, own: '/own.ts' } },
        plugins: [new webpack.NormalModuleReplacementPlugin(/some-library/, '/own.ts')],
      }),
    ).toEqual(['a loader for index.mjs', 'an alias of react-router$', 'a replacement of some-library']);
  });

  it('no package of the project has install scripts', () => {
    const shared = readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`);
    const places = [
      '.',
      ...shared,
      'shell',
      'office',
      'api',
      'registry',
      ...remoteNames.map((name) => `mfe-${name}`),
    ];
    const installing = places.flatMap((place) => {
      const { scripts = {} } = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8')) as {
        scripts?: Record<string, string>;
      };
      const names = Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name));
      return names.map((name) => `${place}: ${name}`);
    });
    expect(installing).toEqual([]);
  });
});
