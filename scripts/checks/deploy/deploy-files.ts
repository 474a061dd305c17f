import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../../../server/build/packages';

/** A process that a file in deploy/ starts. */
export interface Started {
  /** The file that declares it. */
  readonly where: string;
  readonly role: string;
  /** Environment, with the secret's values filled in. */
  readonly env: Readonly<Record<string, string>>;
  /** Port of its health check; undefined if it has none. */
  readonly healthPort: number | undefined;
  /** Paths of its health checks. */
  readonly healthPaths: readonly string[];
  /** The only folder that it can write to, besides /tmp. */
  readonly stateFolder: string;
  /** Seconds between SIGTERM and SIGKILL when it is stopped. */
  readonly stopSeconds: number;
}

const folder = path.join(root, 'deploy');
export const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
export const filesIn = (name: string): string[] =>
  readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`);

/** Values that the operator must set. */
export const secrets: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: 'secret',
  GRAFANA_PASSWORD: 'secret',
  DATABASE_URL: 'postgres://shop:secret@postgres/shop',
  REGISTRY_TOKEN: `reg_${'0a'.repeat(6)}_${'x'.repeat(43)}`,
  GATE_TOKEN: `reg_${'0b'.repeat(6)}_${'y'.repeat(43)}`,
  GATE_ACCOUNT: 'shopper@example.in:password',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
};

/** Values for a public shop. */
export const publicSecrets: Readonly<Record<string, string>> = {
  ...secrets,
  PUBLIC_ORIGIN: 'https://shop.example',
  OPS_ORIGIN: 'https://ops.shop.example',
  OFFICE_ORIGIN: 'https://office.shop.example',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
};

/** The secret of the chart with every entry that values.yaml names, mail and OpenID Connect included. */
export const chartSecret = (): Readonly<Record<string, string>> => {
  const given: Readonly<Record<string, string>> = {
    ...publicSecrets,
    SMTP_URL: 'smtp://mail.example',
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'ops',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_ROLES: 'ops = operator',
  };
  const [, named = ''] = /# One secret,([\s\S]*?)secretName:/.exec(read('chart/values.yaml')) ?? [];
  const names = named.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [];
  return Object.fromEntries(
    names.map((name) => {
      const value = given[name];
      if (value === undefined) throw new Error(`deploy-files.ts has no value for ${name}.`);
      return [name, value];
    }),
  );
};

/** Substitutes `${NAME:-default}` and `${NAME:?message}` like Compose. Throws an Error if a required variable is missing. */
const interpolate = (text: string, given: Readonly<Record<string, string>>) =>
  text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) => {
    const value = given[name] || (kind === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`compose.yaml needs ${name}.`);
    return value;
  });

export interface Service {
  readonly image?: string;
  readonly build?: { readonly target?: 'gate' };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly stop_grace_period?: string;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** Compose parses the file before it substitutes variables, so that empty values and digits are strings. */
export const compose = (given: Readonly<Record<string, string>> = secrets): Compose =>
  parse(
    read('compose.yaml'),
    (_key, value: unknown) => (typeof value === 'string' ? interpolate(value, given) : value),
    { merge: true },
  ) as Compose;

/** Docker's default. */
const dockerStopSeconds = 10;

/** The text of a Dockerfile stage; without a name, of the last one, which is built by default. */
function stageOf(name: string | undefined): string {
  const stages = read('Dockerfile').split(/^FROM /m);
  const found = stages.findLast((text) => name === undefined || / AS (\w+)/.exec(text)?.[1] === name);
  if (found === undefined) throw new Error(`The Dockerfile has no stage ${name}.`);
  return found;
}

/** An image as `docker run` starts it: its CMD, ENV, HEALTHCHECK and VOLUME. */
export function inImage(target?: 'gate'): Started {
  const text = stageOf(target);
  const [, variables = ''] = /^ENV (.*)$/m.exec(text) ?? [];
  const pairsOf = variables.split(' ').map((pair) => pair.split('=') as [string, string]);
  return {
    where: 'Dockerfile',
    role: /^CMD \["([\w-]+)"\]$/m.exec(text)?.[1] ?? '',
    env: Object.fromEntries(pairsOf),
    healthPort: Number(/HEALTHCHECK.*"(\d+)"\]$/m.exec(text)?.[1]),
    healthPaths: ['/healthz'],
    // Without a volume, only /tmp can be written to.
    stateFolder: /^VOLUME (\S+)$/m.exec(text)?.[1] ?? '/tmp',
    stopSeconds: dockerStopSeconds,
  };
}

export function inCompose(given?: Readonly<Record<string, string>>): readonly Started[] {
  return Object.entries(compose(given).services)
    .filter(([, { image }]) => image === 'vintage-craft' || image === 'vintage-craft-gate')
    .map(([name, { command = [], environment = {}, healthcheck, stop_grace_period: stop, build }]) => {
      const image = inImage(build?.target);
      return {
        ...image,
        where: `compose.yaml, ${name}`,
        role: command.join(' '),
        env: { ...image.env, ...environment },
        healthPort: healthcheck?.disable ? undefined : Number(healthcheck?.test?.at(-1) ?? image.healthPort),
        stopSeconds: stop === undefined ? dockerStopSeconds : Number(/^(\d+)s$/.exec(stop)?.[1]),
      };
    });
}

type Tree = { readonly [key: string]: Tree | string | number };
const values = parse(read('chart/values.yaml')) as Tree;

/** Substitutes `{{ .Values.… }}` and the release's name, and leaves other actions unchanged. */
const withValues = (text: string) =>
  text
    .replaceAll('{{ .Release.Name }}', 'shop')
    .replace(/\{\{ \.Values\.([\w.]+) \}\}/g, (_all, keys: string) => {
      const value = keys
        .split('.')
        .reduce<Tree | string | number | undefined>(
          (tree, key) => (typeof tree === 'object' ? tree[key] : undefined),
          values,
        );
      if (value === undefined || typeof value === 'object') throw new Error(`values.yaml has no ${keys}.`);
      return String(value);
    });

/** Templates as documents, without expressions that only Helm can evaluate. */
export function chartDocuments(file: string): unknown[] {
  const plain = withValues(read(file))
    .replace(/^.*\{\{-? (?:include|toYaml|range|if|else|end|define).*\n/gm, '')
    .replace(/\{\{.*?\}\}/g, 'x');
  return parseAllDocuments(plain).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as unknown;
  });
}

const pairs = (text: string) =>
  Object.fromEntries(
    [...withValues(text).matchAll(/- name: (\w+)\n\s+value: '?(.*?)'?$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** Variables with an entry of the secret. */
const entries = (text: string) => {
  const secret = chartSecret();
  return Object.fromEntries(
    [...text.matchAll(/- name: (\w+)\n\s+valueFrom:\n.*\bkey: (\w+)/g)].map(([, name = '', key = '']) => [
      name,
      secret[key] ?? '',
    ]),
  );
};

/** A part of the pods, which render-chart.test.ts compares with the rendered chart. */
export const inChart = (): readonly Omit<Started, 'stopSeconds' | 'healthPaths'>[] =>
  ['shop', 'registry', 'office', 'migrate', 'gate-worker'].map((file) => {
    const text = read(`chart/templates/${file}.yaml`);
    const shared = text.includes('vintage-craft.environment')
      ? pairs(read('chart/templates/_helpers.tpl'))
      : {};
    const [, port] = /- name: http\n\s+containerPort: (\d+)/.exec(text) ?? [];
    return {
      where: `chart, ${file}`,
      role: /args: \[(.*)\]/.exec(text)?.[1] ?? '',
      env: {
        ...(file === 'gate-worker' ? inImage('gate').env : { ...inImage().env, ...chartSecret() }),
        ...{ ...shared, ...pairs(text), ...entries(text) },
      },
      healthPort: port === undefined ? undefined : Number(port),
      stateFolder: file === 'gate-worker' ? '/tmp' : '/data',
    };
  });

/** A file of /etc/vintage-craft, as docs/production.md shows it. */
export const environmentFile = (name: 'common' | 'gate'): Readonly<Record<string, string>> => {
  const docs = readFileSync(path.join(root, 'docs/production.md'), 'utf8');
  const [, after = ''] = docs.split(`\n# /etc/vintage-craft/${name}.env\n`);
  const [text = ''] = after.split('```');
  return Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
};

/** Instances of a template that docs/production.md enables. */
const instancesOf = (file: string) => (file.includes('@') ? ['1', '2'] : ['']);

/** systemd's default. */
const unitStopSeconds = 90;

export const inUnits = (): readonly Started[] =>
  filesIn('systemd').flatMap((file) =>
    instancesOf(file).map((instance) => {
      const text = read(file).replaceAll('%i', instance);
      const own = [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(
        ([, name = '', value = '']) => [name, value] as const,
      );
      const shared = text.includes('EnvironmentFile=/etc/vintage-craft/gate.env') ? 'gate' : 'common';
      const [, state] = /^StateDirectory=(.*)$/m.exec(text) ?? [];
      return {
        where: file,
        role: /^ExecStart=.* server\/dist\/main\.js (.*)$/m.exec(text)?.[1] ?? '',
        env: { ...environmentFile(shared), ...Object.fromEntries(own) },
        healthPort: undefined,
        healthPaths: [],
        stateFolder: state === undefined ? '/tmp' : `/var/lib/${state}`,
        stopSeconds: Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1] ?? unitStopSeconds),
      };
    }),
  );
