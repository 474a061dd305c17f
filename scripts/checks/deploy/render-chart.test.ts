import { beforeAll, expect, it } from '@jest/globals';
import { readSettings, roles } from '@shop/server';
import { chartSecret, inChart, type Started } from './deploy-files';
import { chartValues, podsOf, renderChart, type Manifest } from './render-chart';
import { inRenderedChart, servicesOf } from './rendered-pods';

const secrets = { 'vintage-craft': chartSecret() };
const withWorkers = { gate: { workers: 1 } };
let manifests: readonly Manifest[];
beforeAll(() => {
  manifests = renderChart(withWorkers);
});

const podOf = (pods: readonly Started[], role: string) => {
  const found = pods.find((pod) => pod.role === role);
  if (!found) throw new Error(`The chart starts no ${role}.`);
  return found;
};

it('starts the same pods that deploy-files.test reads from the templates', () => {
  const pods = inRenderedChart(manifests, secrets);
  expect(pods).toHaveLength(inChart().length);
  for (const { where, role, env, healthPort, stateFolder } of inChart())
    expect([where, podOf(pods, role)]).toEqual([
      where,
      expect.objectContaining({ env, healthPort, stateFolder }),
    ]);
});

it('passes numeric names and long drain times so that the settings of each role accept them', () => {
  const values = { ...withWorkers, bucket: { name: 2025, region: '1' }, shop: { drainSeconds: 300 } };
  const pods = inRenderedChart(renderChart(values), secrets);
  for (const role of roles.filter((name) => name !== 'catalogue'))
    expect(() => readSettings(podOf(pods, role).env, '/', role)).not.toThrow();
  expect(podOf(pods, 'registry').env.RELEASES_BUCKET).toBe('2025');
  expect(podOf(pods, 'shop')).toMatchObject({ env: { DRAIN_SECONDS: '300' }, stopSeconds: 335 });
});

it('starts gate workers only if the values enable them', () => {
  const names = (rendered: readonly Manifest[]) =>
    rendered.map(({ metadata }) => metadata.name).filter((name) => name.includes('gate-worker'));
  expect(names(renderChart())).toEqual([]);
  expect(names(manifests)).toEqual(['shop-gate-worker', 'shop-gate-worker']);
  expect(podOf(inRenderedChart(manifests, secrets), 'gate-worker').stopSeconds).toBe(95);
});

it('uses the secret that the values name', () => {
  const others = { other: chartSecret() };
  expect(inRenderedChart(renderChart({ secretName: 'other' }), others)).toHaveLength(4);
  expect(() => inRenderedChart(manifests, others)).toThrow('There is no secret vintage-craft.');
});

it('routes the hosts of the ingress, and calls from shops to the registry, to ports of pods', () => {
  const services = servicesOf(manifests);
  const pods = inRenderedChart(manifests, secrets);
  for (const { pod, port } of services)
    expect(pods).toContainEqual(expect.objectContaining({ where: pod, healthPort: port }));
  const registry = new URL(podOf(pods, 'shop').env.REGISTRY_URL ?? '').host;
  expect(services.find(({ address }) => address === registry)?.pod).toBe(podOf(pods, 'registry').where);

  const rules = manifests
    .filter(({ kind }) => kind === 'Ingress')
    .flatMap(({ spec }) => spec.rules ?? [])
    .map(({ host, http }) => [`https://${host}`, http.paths.map(({ backend }) => backend.service.name)]);
  const { shop, console: ops, office } = chartValues().origins as Readonly<Record<string, string>>;
  expect(Object.fromEntries(rules)).toEqual({
    [shop ?? '']: ['shop-shop'],
    [ops ?? '']: ['shop-registry'],
    [office ?? '']: ['shop-office'],
  });
});

it('runs the migration before the other manifests, and without them', () => {
  const hooks = podsOf(manifests).filter(([{ metadata }]) => metadata.annotations?.['helm.sh/hook']);
  expect(hooks.map(([{ kind, metadata }]) => [kind, metadata.annotations?.['helm.sh/hook']])).toEqual([
    ['Job', 'pre-install,pre-upgrade'],
  ]);
  for (const [, { spec }] of hooks)
    for (const volume of spec.volumes) expect(volume).toEqual({ name: expect.any(String), emptyDir: {} });
});

it('rejects a template that uses a missing value', () => {
  expect(() => renderChart({ shop: 'none' })).toThrow(/drainSeconds|can't evaluate field/);
});
