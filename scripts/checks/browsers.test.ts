import { describe, expect, it } from '@jest/globals';
import { remoteBrowserConfig } from '@shop/federation/build';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { features } from 'web-features';
import { remoteDir, remoteNames, root } from '../../server/build/packages';
import { featuresOfStyles } from './style-features';

const text = readFileSync(path.join(root, 'docs/browsers.md'), 'utf8');
const rowsOf = (pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, cell = '', other = '']) => [cell, other] as const);
const versions = new Map(rowsOf(/^\| (Chrome|Edge|Firefox|Safari)[^|]*\| ([\d.]+) +\|$/gm));
const dispensable = rowsOf(/^\| `([\w-]+)` +\| (.+) \|$/gm).map(([id]) => id);

const browsers = [
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['safari', 'Safari'],
] as const;

interface Support {
  readonly id: string;
  readonly support: Readonly<Partial<Record<(typeof browsers)[number][0], string>>>;
}

/** Support of each key of MDN's compatibility data, with the feature that it is part of. */
const supportByKey = new Map(
  Object.entries(features).flatMap(([id, feature]) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, { support }]): [string, Support] => [
          key,
          { id, support },
        ])
      : [],
  ),
);

/** Whether every browser of the table supports the feature. */
const isEverywhere = ({ support }: Support) =>
  browsers.every(([browser, name]) => {
    const since = Number(support[browser]?.replace('≤', '') ?? NaN);
    return since <= Number(versions.get(name));
  });

const styles = ['shell', 'shared', ...remoteNames.map((name) => `mfe-${name}`)].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(root, folder, file))
    .filter((file) => file.endsWith('.css') && !/[\\/](node_modules|dist)[\\/]/.test(file)),
);

const used = new Set(styles.flatMap((file) => [...featuresOfStyles(file)]));

/** Required by scripts: ES2022 syntax and HTML features without a fallback. */
const neededByScripts = [
  'javascript.classes.static.initialization_blocks',
  'javascript.classes.private_class_fields_in',
  'api.HTMLDialogElement.showModal',
  'html.global_attributes.inert',
  'html.global_attributes.popover',
];

describe('docs/browsers.md', () => {
  it('has a version for each browser', () => {
    expect([...versions.keys()]).toEqual(browsers.map(([, name]) => name));
  });

  it('lists the features of style sheets that those versions may lack, and no others', () => {
    const known = [...used].flatMap((key) => supportByKey.get(key) ?? []);
    expect(known.length).toBeGreaterThan(300);
    const newer = new Set(known.filter((feature) => !isEverywhere(feature)).map(({ id }) => id));
    expect(dispensable).toEqual([...newer].sort());
  });

  it('has versions that support the syntax that the build keeps', () => {
    for (const name of remoteNames) {
      expect(remoteBrowserConfig({ dir: remoteDir(name) }).target).toEqual(['web', 'es2022']);
    }
    const missing = neededByScripts.filter((key) => {
      const feature = supportByKey.get(key);
      return !feature || !isEverywhere(feature);
    });
    expect(missing).toEqual([]);
  });

  it('requires no newer version than its features need', () => {
    const needed = [...used, ...neededByScripts].flatMap((key) => supportByKey.get(key) ?? []);
    for (const [browser, name] of browsers) {
      const since = needed
        .filter(isEverywhere)
        .map(({ support }) => Number(support[browser]?.replace('≤', '')));
      expect([name, Math.max(...since)]).toEqual([name, Number(versions.get(name))]);
    }
  });
});
