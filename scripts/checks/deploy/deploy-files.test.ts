import { describe, expect, it } from '@jest/globals';
import { readSettings, roles, variableEntries, type Role, type Settings } from '@shop/server';
import { parse } from 'yaml';
import {
  chartDocuments,
  commonEnv,
  compose,
  filesIn,
  inChart,
  inCompose,
  inUnits,
  publicSecrets,
  read,
  secrets,
  type Started,
} from './deploy-files';

/** Variables that the AWS library and Node read, not the shop. */
const foreign = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'NODE_COMPILE_CACHE'];
const started = [...inCompose(), ...inCompose(publicSecrets), ...inChart(), ...inUnits()];
const isRole = (text: string): text is Role => roles.some((role) => role === text);

function settingsOf({ role, env }: Pick<Started, 'role' | 'env'>): Settings {
  if (!isRole(role)) throw new Error(`There is no role "${role}".`);
  return readSettings(env, '/', role);
}

const portOf = (settings: Settings, role: string) =>
  role === 'registry' ? settings.ops.port : role === 'office' ? settings.office.port : settings.port;

describe('the processes that deploy/ starts', () => {
  it('is each role of a fleet, in Compose, in the chart and as units', () => {
    for (const list of [inCompose(), inChart(), inUnits()])
      expect([...new Set(list.map(({ role }) => role))].sort()).toEqual([
        'migrate',
        'office',
        'registry',
        'shop',
      ]);
  });

  it.each(started)('has only known variables, which are consistent: $where', (one) => {
    const known = new Set<string>([...variableEntries.map(([name]) => name), ...foreign]);
    // Other entries of the secret are for other services.
    const own = Object.keys(one.env).filter((name) => !(name in secrets && !known.has(name)));
    expect(own.filter((name) => !known.has(name))).toEqual([]);
    expect(settingsOf(one).api.database).toHaveProperty('databaseUrl');
  });

  it('runs the migrations once, before any other process starts', () => {
    for (const one of started.filter(({ role }) => role !== 'migrate'))
      expect([one.where, settingsOf(one).migrates]).toEqual([one.where, false]);
  });

  it('checks health on the port of each role', () => {
    for (const one of started.filter(({ healthPort }) => healthPort !== undefined))
      expect([one.where, one.healthPort]).toEqual([one.where, portOf(settingsOf(one), one.role)]);
    expect(read('healthcheck.mjs')).toContain('/healthz');
    const probes = filesIn('chart/templates').flatMap((file) => [
      ...read(file).matchAll(/httpGet: \{ path: (\S+), port: (\w+) \}/g),
    ]);
    expect(probes).toHaveLength(9);
    for (const [, path, port] of probes)
      expect([['/healthz', '/readyz'].includes(path ?? ''), port]).toEqual([true, 'http']);
  });

  it('serves metrics where Prometheus scrapes', () => {
    const { scrape_configs: jobs } = parse(read('prometheus/prometheus.yml')) as {
      scrape_configs: { static_configs: { targets: string[] }[] }[];
    };
    const targets = jobs.flatMap((job) => job.static_configs.flatMap((one) => one.targets));
    const served = inCompose()
      .filter(({ role }) => role !== 'migrate')
      .map((one) => `${one.where.split(', ')[1]}:${settingsOf(one).api.metricsPort}`);
    expect(targets.sort()).toEqual(served.sort());
  });
});

describe('compose.yaml', () => {
  it('does not start without its secrets, which the example lists', () => {
    expect(() => compose({})).toThrow('compose.yaml needs');
    for (const name of read('compose.yaml').matchAll(/\$\{(\w+)/g))
      expect(read('secrets.env.example')).toMatch(new RegExp(`^#?${name[1]}=`, 'm'));
  });

  it('defines every service and volume that it references', () => {
    const { services, volumes } = compose();
    const names = Object.keys(services);
    for (const { depends_on: needs = [], volumes: mounted = [] } of Object.values(services)) {
      expect(names).toEqual(expect.arrayContaining(Array.isArray(needs) ? needs : Object.keys(needs)));
      const named = mounted.map((one) => one.split(':')[0] ?? '').filter((from) => !from.startsWith('.'));
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
    }
    const behind = [...read('nginx/upstreams.conf').matchAll(/server (\S+):3000/g)].map(([, name]) => name);
    expect(behind).toEqual(names.filter((name) => services[name]?.command?.[0] === 'shop'));
  });
});

describe('the chart', () => {
  it.each(filesIn('chart/templates').filter((file) => file.endsWith('.yaml')))('%s is YAML', (file) => {
    const kinds = chartDocuments(file).filter((document) => document !== null);
    expect(kinds.length).toBeGreaterThan(0);
    for (const document of kinds)
      expect(document).toMatchObject({ apiVersion: expect.anything(), kind: expect.anything() });
  });

  it('scales by an existing metric of the shop', () => {
    expect(read('chart/templates/autoscaling.yaml')).toContain('metric: { name: shop_renders_waiting }');
  });
});

describe('the units', () => {
  it('continue when the migration is run again, or fails', () => {
    for (const file of filesIn('systemd').filter((name) => !name.includes('migrate'))) {
      expect(read(file)).toMatch(/^After=.*vintage-craft-migrate\.service/m);
      expect(read(file)).toMatch(/^Wants=.*vintage-craft-migrate\.service/m);
      expect(read(file)).not.toMatch(/^(Requires|Requisite|BindsTo|PartOf|Upholds)=/m);
    }
  });

  it('give each process the time of a shutdown', () => {
    for (const { env, stopSeconds } of inUnits().filter(({ role }) => role === 'shop'))
      expect(stopSeconds).toBeGreaterThan(Number(env.DRAIN_SECONDS) + 30);
  });

  it('write only to their state folder', () => {
    expect(commonEnv()).toHaveProperty('DATABASE_URL');
    for (const file of filesIn('systemd')) {
      const text = read(file);
      const [, state] = /^StateDirectory=(.*)$/m.exec(text) ?? [];
      expect(text).toContain(`Environment=DATA_DIR=/var/lib/${state}\n`);
      expect(text).toContain('ProtectSystem=strict\n');
    }
  });
});
