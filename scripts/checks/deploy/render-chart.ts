import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { findOrInstall } from '../../../e2e/support/find-or-install';
import { filesIn, read } from './deploy-files';

/** A Kubernetes object, with the fields that the tests read. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec: ManifestSpec;
}

interface ManifestSpec {
  readonly template?: PodTemplate;
  /** Contains `matchLabels` in a deployment, and the labels themselves in a service. */
  readonly selector?: Readonly<Record<string, unknown>>;
  readonly ports?: readonly { readonly port: number; readonly targetPort: string }[];
  readonly rules?: readonly {
    readonly host: string;
    readonly http: { readonly paths: readonly { readonly backend: Backend }[] };
  }[];
}

interface Backend {
  readonly service: { readonly name: string; readonly port: { readonly name: string } };
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Variable {
  readonly name: string;
  readonly value?: unknown;
  readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
}

export interface Container {
  readonly args: readonly string[];
  readonly envFrom?: readonly { readonly secretRef: { readonly name: string } }[];
  readonly env?: readonly Variable[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
}

export interface PodTemplate {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly terminationGracePeriodSeconds: number;
    readonly containers: readonly [Container];
    readonly volumes: readonly Readonly<Record<string, unknown>>[];
  };
}

/** Values of a chart, or a part of them. */
export interface Values {
  readonly [key: string]: Values | string | number;
}

/** The values with those of a file that is passed by `--values`. */
const merged = (values: Values, given: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const before = values[key];
      const isTree = typeof value === 'object' && typeof before === 'object';
      return [key, isTree ? merged(before, value) : value];
    }),
  ),
});

export const chartValues = (given: Values = {}): Values =>
  merged(parse(read('chart/values.yaml')) as Values, given);

const program = path.join(import.meta.dirname, 'render-chart.go');
const templates = 'chart/templates';

/**
 * The manifests of the chart as `helm template RELEASE deploy/chart --values FILE` prints them, with the template engine of Go.
 * Values are read as Kubernetes does, where an unquoted `off` is a boolean. Throws an Error with the engine's message.
 */
export function renderChart(given: Values = {}, release = 'shop'): readonly Manifest[] {
  const go = findOrInstall({ title: 'Go', names: ['go'], packages: ['golang-go'] });
  const names = filesIn(templates);
  const files = Object.fromEntries(names.map((name) => [path.basename(name), read(name)]));
  const context = {
    Values: chartValues(given),
    Release: { Name: release, Namespace: 'default', Service: 'Helm' },
    Chart: parse(read('chart/Chart.yaml')) as unknown,
  };
  const { status, stdout, stderr, error } = spawnSync(go, ['run', program], {
    input: JSON.stringify({ files, context }),
    encoding: 'utf8',
    env: { ...process.env, GO111MODULE: 'off', GOTOOLCHAIN: 'local' },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr);
  const rendered = Object.values(JSON.parse(stdout) as Record<string, string>);
  return rendered
    .flatMap((text) => parseAllDocuments(text, { version: '1.1' }))
    .map((document) => {
      if (document.errors[0]) throw document.errors[0];
      return document.toJS() as Manifest | null;
    })
    .filter((manifest) => manifest !== null);
}

/** Kinds of manifests that start a pod, in the order in which Helm does. */
export const podKinds = ['Job', 'Deployment'];

/** Manifests that start a pod, with its template. */
export const podsOf = (manifests: readonly Manifest[]): readonly (readonly [Manifest, PodTemplate])[] =>
  manifests.flatMap((manifest) =>
    podKinds.includes(manifest.kind) && manifest.spec.template
      ? [[manifest, manifest.spec.template] as const]
      : [],
  );
