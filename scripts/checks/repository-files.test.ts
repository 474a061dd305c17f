import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { parse } from 'yaml';
import { remoteNames, root } from '../../server/build/packages';
import { machinesOn } from '../test/machines/machines';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
};

interface Job {
  readonly strategy?: { readonly matrix: { readonly node?: readonly number[] } };
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}

const workflows = readdirSync(path.join(root, '.github/workflows')).map((file) => ({
  file,
  jobs: Object.values((parse(read(`.github/workflows/${file}`)) as { jobs: Record<string, Job> }).jobs),
}));

describe('the workflows', () => {
  const steps = workflows.flatMap(({ file, jobs }) =>
    jobs.flatMap((job) => job.steps.map((step) => ({ file, step }))),
  );

  it('call npm scripts that exist', () => {
    const called = steps.flatMap(({ file, step }) =>
      [...(step.run ?? '').matchAll(/\bnpm (?:run )?(?:--silent )?([a-z][a-z:-]*)/g)].map(
        ([, name = '']) => ({
          file,
          name,
        }),
      ),
    );
    expect(called.map(({ name }) => name)).toContain('test');
    expect(called.filter(({ name }) => name !== 'ci' && !(name in manifest.scripts))).toEqual([]);
  });

  it('use only GitHub’s actions', () => {
    const used = steps.flatMap(({ step }) => step.uses ?? []);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^actions\/[a-z-]+@v\d+$/.test(action))).toEqual([]);
  });

  it('test the Node versions of package.json and the newest, as test:machines does', () => {
    const tested = workflows.flatMap(({ jobs }) => jobs.flatMap((job) => job.strategy?.matrix.node ?? []));
    const lines = manifest.engines.node.split('||').map((range) => semver.minVersion(range)?.major);
    // A version that is too old downloads a newer one.
    const [tooOld, newest] = [20, 26];
    expect(tested).toEqual([tooOld, ...lines, newest]);
    expect(tested).toEqual(
      machinesOn(new Date()).flatMap(({ node }) => (node ? Number.parseInt(node, 10) : [])),
    );
    expect(tested).toContain(Number(read('.nvmrc')));
  });
});

describe('the rules of Dependabot', () => {
  it('ignore only versions that are newer than the installed one', () => {
    const { updates } = parse(read('.github/dependabot.yml')) as {
      updates: { ignore?: { 'dependency-name': string; versions: string[] }[] }[];
    };
    const ignored = updates.flatMap(({ ignore = [] }) => ignore);
    expect(ignored.length).toBeGreaterThan(0);
    const taken = ignored.filter(({ 'dependency-name': name, versions }) => {
      const { version } = JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string };
      return versions.some((range) => semver.satisfies(version, range));
    });
    expect(taken).toEqual([]);
  });
});

describe('.github/CODEOWNERS', () => {
  const owned = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/) as [string, ...string[]]);

  it('has one team for each remote and each server', () => {
    const folders = [
      ...remoteNames.map((name) => `mfe-${name}`),
      'shell',
      'office',
      'api',
      'registry',
      'shared',
    ];
    for (const folder of folders) {
      const owners = owned.filter(([place]) => place === `/${folder}/`);
      expect([folder, owners.length]).toEqual([folder, 1]);
    }
  });

  it('names only existing folders', () => {
    const missing = owned.filter(([place]) => place !== '*' && !existsSync(path.join(root, place)));
    expect(missing).toEqual([]);
    expect(owned.filter(([, ...owners]) => owners.length !== 1)).toEqual([]);
  });
});

it('forms of issues are YAML with a name and a body', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(path.join(root, folder)).filter((file) => file !== 'config.yml');
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) {
    expect(parse(read(`${folder}/${form}`))).toMatchObject({
      name: expect.any(String),
      description: expect.any(String),
      body: expect.any(Array),
    });
  }
});
