import { describe, expect, it } from '@jest/globals';
import { readSettings, roles, variableEntries, type Role, type Settings } from '@shop/server';
import { gateWorkerStopMs } from '@shop/server/gate';
import { parse } from 'yaml';
import {
  chartDocuments,
  environmentFile,
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

/** Variables that the AWS library, Chromium and Node read, not the shop. */
const foreign = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'HOME', 'NODE_COMPILE_CACHE'];
const started = [...inCompose(), ...inCompose(publicSecrets), ...inChart(), ...inUnits()];
const isRole = (text: string): text is Role => roles.some((role) => role === text);

function settingsOf({ role, env }: Pick<Started, 'role' | 'env'>): Settings {
  if (!isRole(role)) throw new Error(`There is no role "${role}".`);
  return readSettings(env, '/', role);
}

function portOf(one: Pick<Started, 'role' | 'env'>): number {
  if (one.role === 'gate-worker') return Number(one.env.GATE_PORT);
  const { ops, office, port } = settingsOf(one);
  return one.role === 'registry' ? ops.port : one.role === 'office' ? office.port : port;
}

/** Whether a unit uses the shop's database. */
const needsDatabase = (unit: string) => !unit.includes('gate-worker');

describe('the deploy folder', () => {
  it('starts each role of a fleet with Compose, the chart and systemd', () => {
    for (const list of [inCompose(), inChart(), inUnits()])
      expect([...new Set(list.map(({ role }) => role))].sort()).toEqual([
        'gate-worker',
        'migrate',
        'office',
        'registry',
        'shop',
      ]);
  });

  it.each(started)('sets only known variables, with consistent values: $where', (one) => {
    const known = new Set<string>([...variableEntries.map(([name]) => name), ...foreign]);
    // Other entries of the secret are for other services.
    const own = Object.keys(one.env).filter((name) => !(name in secrets && !known.has(name)));
    expect(own.filter((name) => !known.has(name))).toEqual([]);
    if (one.role !== 'gate-worker') expect(settingsOf(one).api.database).toHaveProperty('databaseUrl');
  });

  it('runs the migrations once, before any other process starts', () => {
    for (const one of started.filter(({ role }) => !['migrate', 'gate-worker'].includes(role)))
      expect([one.where, settingsOf(one).migrates]).toEqual([one.where, false]);
  });

  it('checks health on the port of each role', () => {
    for (const one of started.filter(({ healthPort }) => healthPort !== undefined))
      expect([one.where, one.healthPort]).toEqual([one.where, portOf(one)]);
    expect(read('healthcheck.mjs')).toContain('/healthz');
    const probes = filesIn('chart/templates').flatMap((file) => [
      ...read(file).matchAll(/httpGet: \{ path: (\S+), port: (\w+) \}/g),
    ]);
    expect(probes).toHaveLength(12);
    for (const [, path, port] of probes)
      expect([['/healthz', '/readyz'].includes(path ?? ''), port]).toEqual([true, 'http']);
  });

  it('serves metrics where Prometheus scrapes', () => {
    const { scrape_configs: jobs } = parse(read('prometheus/prometheus.yml')) as {
      scrape_configs: { static_configs: { targets: string[] }[] }[];
    };
    const targets = jobs.flatMap((job) => job.static_configs.flatMap((one) => one.targets));
    const served = inCompose()
      .filter(({ role }) => !['migrate', 'gate-worker'].includes(role))
      .map((one) => `${one.where.split(', ')[1]}:${settingsOf(one).api.metricsPort}`);
    expect(targets.sort()).toEqual(served.sort());
  });
});

describe('a gate worker, which opens unchecked versions', () => {
  const workers = started.filter(({ role }) => role === 'gate-worker');

  it('has only the variables that it needs', () => {
    const needed = [
      'GATE_ACCOUNT',
      'GATE_CHROMIUM',
      'GATE_PORT',
      'REGISTRY_TOKEN',
      'REGISTRY_URL',
      'SHOP_URL',
    ];
    expect(workers).toHaveLength(4);
    for (const { where, env } of workers) {
      const own = Object.keys(env).filter((name) => name !== 'HOST' && name !== 'HOME');
      expect([where, own.sort()]).toEqual([where, needed]);
      expect([where, env.REGISTRY_TOKEN]).not.toEqual([where, secrets.REGISTRY_TOKEN]);
    }
  });

  it('has enough time to close its browsers and return its job', () => {
    for (const { where, stopSeconds } of inUnits().concat(inCompose()))
      if (workers.some((one) => one.where === where)) expect([where, stopSeconds]).toEqual([where, 95]);
    expect(read('chart/templates/_helpers.tpl')).toContain('if eq .role "gate-worker" }}95{{');
    expect(gateWorkerStopMs).toBeLessThan(95_000);
  });

  it('has resource limits, and can only write to its temporary folder', () => {
    const unit = read('systemd/vintage-craft-gate-worker.service');
    for (const line of [
      'DynamicUser=yes',
      'KillMode=mixed',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
    ])
      expect(unit.split('\n')).toContain(line);
    expect(unit).toMatch(/^MemoryMax=\d/m);
    expect(unit).not.toContain('StateDirectory');
    const { services } = compose();
    const worker = services['gate-worker'];
    expect(worker).toMatchObject({ read_only: true, cap_drop: ['ALL'], mem_limit: '2g', profiles: ['gate'] });
    expect(worker).not.toHaveProperty('volumes');
    const pod = read('chart/templates/gate-worker.yaml');
    expect(pod).not.toContain('envFrom');
    expect(pod).toContain('policyTypes: [Ingress, Egress]');
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
    for (const file of filesIn('systemd').filter(
      (name) => !name.includes('migrate') && needsDatabase(name),
    )) {
      expect(read(file)).toMatch(/^After=.*vintage-craft-migrate\.service/m);
      expect(read(file)).toMatch(/^Wants=.*vintage-craft-migrate\.service/m);
      expect(read(file)).not.toMatch(/^(Requires|Requisite|BindsTo|PartOf|Upholds)=/m);
    }
  });

  it('give each process enough time to shut down', () => {
    for (const { env, stopSeconds } of inUnits().filter(({ role }) => role === 'shop'))
      expect(stopSeconds).toBeGreaterThan(Number(env.DRAIN_SECONDS) + 30);
  });

  it('write only to their state folder', () => {
    expect(environmentFile('common')).toHaveProperty('DATABASE_URL');
    for (const file of filesIn('systemd').filter(needsDatabase)) {
      const text = read(file);
      const [, state] = /^StateDirectory=(.*)$/m.exec(text) ?? [];
      expect(text).toContain(`Environment=DATA_DIR=/var/lib/${state}\n`);
      expect(text).toContain('ProtectSystem=strict\n');
    }
  });
});
