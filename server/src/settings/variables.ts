import { courierVariables, paymentVariables } from '@shop/api/settings';
import { oidcVariables, pageVariables, retentionVariables, tracingVariables } from './variable-groups';
import {
  address,
  integer,
  matches,
  networks,
  oneOf,
  origin,
  origins,
  postgres,
  proxies,
  type Rule,
  secureOrigins,
} from './rules';

/** An environment variable, with its rule and its description in docs/configuration.md. */
export interface Variable {
  /** The default, as the documentation shows it. */
  readonly fallback: string;
  readonly sets: string;
  /** The rule for its value; any value when absent. */
  readonly rule?: Rule;
  /** Whether its value contains a password, which is left out of messages. */
  readonly secret?: true;
}

/** Every variable that the program reads besides those of payment providers and couriers, in the order of docs/configuration.md. */
export const variables = {
  PORT: {
    fallback: '`3000`',
    sets: "the shop's port",
    rule: integer(1, 65_535),
  },
  HOST: { fallback: '`127.0.0.1`', sets: "the shop's address to listen on" },
  OPS_PORT: {
    fallback: '`PORT` + 1',
    sets: 'the port of the registry and its console; `0` chooses a free one',
    rule: integer(0, 65_535),
  },
  OPS_HOST: { fallback: '`HOST`', sets: "the registry's address to listen on" },
  OPS_ORIGIN: {
    fallback: 'where it listens',
    sets: "the console's public origin, on a different host from the shop's",
    rule: origin('a URL such as https://ops.shop.example'),
  },
  ...oidcVariables,
  PUBLISH_ISSUERS: {
    fallback: 'none: stored tokens only',
    sets: 'issuers of [trusted publishers](releases.md#trusted-publishing), such as `github=https://token.actions.githubusercontent.com`',
  },
  WEBHOOK_NETWORKS: {
    fallback: 'none: public addresses only',
    sets: 'private networks that webhooks may be sent to, such as `10.1.0.0/16`',
    rule: networks,
  },
  OFFICE_PORT: {
    fallback: '`PORT` + 2',
    sets: 'the port of the office; `0` chooses a free one',
    rule: integer(0, 65_535),
  },
  OFFICE_HOST: { fallback: '`HOST`', sets: "the office's address to listen on" },
  OFFICE_ORIGIN: {
    fallback: 'where it listens',
    sets: "the office's public origin, on a different host from the shop's and the console's",
    rule: origin('a URL such as https://office.shop.example'),
  },
  OFFICE: {
    fallback: '`on`',
    sets: '`off` when the office runs in a separate process; needs `DATABASE_URL`',
    rule: oneOf('on', 'off'),
  },
  PUBLIC_ORIGIN: {
    fallback: 'where it listens',
    sets: "the shop's public origin: canonical URLs, sitemap, shared links",
    rule: origin('a URL such as https://shop.example'),
  },
  IMAGE_ORIGINS: {
    fallback: "none: the shop's own",
    sets: 'further origins for images, such as a CDN, separated by commas',
    rule: secureOrigins,
  },
  CORS_ORIGINS: {
    fallback: 'none',
    sets: 'origins of other sites whose pages may read [public data and pictures](another-host.md), separated by commas',
    rule: origins,
  },
  TRUSTED_PROXIES: {
    fallback: 'none',
    sets: 'addresses or networks of proxies whose `X-Forwarded-*` headers are trusted',
    rule: proxies,
  },
  DATA_DIR: {
    fallback: '`.data`',
    sets: "the embedded database, the releases, the first admin's token and the office's key",
  },
  CACHE_DIR: {
    fallback: 'inside `DATA_DIR`',
    sets: 'compressed copies of published files; `npm start` uses `.cache`',
  },
  SEED_DIR: {
    fallback: '`samples`, if it exists',
    sets: 'sample data for a new database, with its pictures and clips',
  },
  SEED_OPTIONS: {
    fallback: '`off`',
    sets: 'whether a new database also gets the options in `SEED_DIR`: PIN codes, shipping prices, cash on delivery, coupons, GSTINs, prices with GST and privacy notices',
    rule: oneOf('on', 'off'),
  },
  DATABASE_URL: {
    fallback: 'none',
    sets: 'a PostgreSQL server instead of the embedded database',
    rule: postgres,
    secret: true,
  },
  DATABASE_LISTEN_URL: {
    fallback: '`DATABASE_URL`',
    sets: 'the PostgreSQL server, if `DATABASE_URL` is a transaction pooler such as PgBouncer',
    rule: postgres,
    secret: true,
  },
  DATABASE_READ_URL: {
    fallback: '`DATABASE_URL`',
    sets: 'a replica for reads of the catalogue, while it is at most two seconds behind',
    rule: postgres,
    secret: true,
  },
  DATABASE_DIALECT: {
    fallback: '`postgresql`',
    sets: '`plain`, set before the first start, works without advisory locks, LISTEN and word indexes, for distributed databases that speak PostgreSQL',
    rule: oneOf('postgresql', 'plain'),
  },
  DATABASE_SCHEMA: {
    fallback: "the server's own",
    sets: "the PostgreSQL schema of the shop's tables",
    rule: matches('a plain lower-case name', /^[a-z_][a-z0-9_]{0,62}$/),
  },
  MIGRATE: {
    fallback: '`on`',
    sets: '`off` leaves migrations to `migrate`; a start on older tables then fails',
    rule: oneOf('on', 'off'),
  },
  RELEASES_DIR: {
    fallback: 'inside `DATA_DIR`',
    sets: 'published remotes, and the last release as a file',
  },
  RELEASES_BUCKET: {
    fallback: 'none',
    sets: 'an S3 bucket for published remotes; `RELEASES_DIR` is then its cache',
  },
  RELEASES_S3_ENDPOINT: {
    fallback: 'Amazon S3',
    sets: 'another S3-compatible service',
    rule: address('a URL such as https://storage.example', /^https?:$/),
  },
  RELEASES_S3_REGION: { fallback: '`us-east-1`', sets: "the bucket's region" },
  RELEASES_PREFIX: { fallback: 'none', sets: 'the prefix of keys in the bucket' },
  RELEASE_ENVIRONMENT: {
    fallback: '`live`',
    sets: '[the environment](releases.md#environments) that the shop follows, such as `staging`',
    rule: matches('the name of an environment, such as staging', /^[a-z][a-z0-9-]{0,39}$/),
  },
  CITY_HEADER: {
    fallback: 'none',
    sets: "the request header in which a CDN sends the shopper's city, for rollouts that start in a city",
    rule: matches('the name of a header, such as CF-IPCity', /^[A-Za-z][A-Za-z0-9-]{0,60}$/),
  },
  REGISTRY_URL: {
    fallback: 'none',
    sets: 'the origin of a registry in another process',
    rule: address('a URL such as https://registry.example', /^https?:$/),
  },
  REGISTRY_TOKEN: {
    fallback: 'none',
    sets: 'a token for that registry, with the role `shop`, or `gate` for a gate worker; a registry that is started with it accepts it from shops',
    rule: matches('reg_, 12 of 0-9a-f, _ and 43 of A-Za-z0-9_-', /^reg_[a-f0-9]{12}_[A-Za-z0-9_-]{43}$/),
    secret: true,
  },
  GATE_TOKEN: {
    fallback: 'none',
    sets: 'a token of the role `gate`, which the registry accepts from [gate workers](production.md#gate-workers)',
    rule: matches('reg_, 12 of 0-9a-f, _ and 43 of A-Za-z0-9_-', /^reg_[a-f0-9]{12}_[A-Za-z0-9_-]{43}$/),
    secret: true,
  },
  GATE_PORT: {
    fallback: 'none',
    sets: 'the port of the health checks of a gate worker, on `HOST`',
    rule: integer(1, 65_535),
  },
  GATE_CHROMIUM: {
    fallback: 'none: advisory',
    sets: 'the Chromium of [the gate](releases.md#the-gate), which is then required',
  },
  SHOP_URL: {
    fallback: 'the shop on this machine',
    sets: 'the shop whose pages [the gate](releases.md#the-gate) opens',
    rule: address('a URL such as https://shop.example', /^https?:$/),
  },
  GATE_ACCOUNT: {
    fallback: 'none',
    sets: "a shopper's `email:password`, with which the gate also opens pages",
    rule: matches(
      'an email address and a password, such as shopper@example.in:password',
      /^[^\s@]+@[^\s:]+:.+$/,
    ),
    secret: true,
  },
  SHOP_GSTIN: {
    fallback: 'none',
    sets: "the shop's GST number on invoices",
    rule: matches('15 characters like 08ABCDE1234F1Z5', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/),
  },
  SMTP_URL: {
    fallback: 'none: no email',
    sets: 'the mail server, `smtp://user:password@host:587` or `smtps://…`; needs `PUBLIC_ORIGIN`',
    rule: address('a URL such as smtp://user:password@mail.example:587', /^smtps?:$/),
    secret: true,
  },
  MAIL_FROM: {
    fallback: "the shop's address",
    sets: 'the sender of emails',
    rule: matches('an email address', /^[^\s@]+@[^\s@]+$/),
  },
  ...retentionVariables,
  ANSWER_CACHE_SECONDS: {
    fallback: '`10`',
    sets: 'how long a public response is cached unless a change is reported',
    rule: integer(0, 3600),
  },
  RENDER_CONCURRENCY: {
    fallback: 'one for each processor',
    sets: 'how many pages a shop renders at once, each in its own process; there is one spare process',
    rule: integer(1, 64),
  },
  ...pageVariables,
  METRICS_PORT: {
    fallback: 'none',
    sets: 'a port for Prometheus: `/metrics`',
    rule: integer(0, 65_535),
  },
  ...tracingVariables,
  DRAIN_SECONDS: {
    fallback: '`0`',
    sets: 'how long `/readyz` returns 503 before the shop stops listening, at most 300',
    rule: integer(0, 300),
  },
  LOG_LEVEL: {
    fallback: '`warn`',
    sets: 'the log level; `debug` also shows stacks of start errors',
    rule: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  },
} as const satisfies Readonly<Record<string, Variable>>;

type VariableName = keyof typeof variables;

/** Values of variables; unset and empty ones are absent. */
export type Values = { readonly [Name in VariableName]?: string };

export type Environment = Readonly<Record<string, string | undefined>>;

/** All variables, those of payment providers and couriers last. */
export const variableEntries: readonly (readonly [string, Variable])[] = Object.entries({
  ...variables,
  ...paymentVariables,
  ...courierVariables,
});

interface ReadVariables {
  /** The valid ones. */
  readonly values: Values;
  /** A line for each invalid one. */
  readonly faults: readonly string[];
}

/** Reads and validates the program's variables. */
export function readVariables(env: Environment): ReadVariables {
  const set = variableEntries.flatMap(([name, variable]) => {
    const text = env[name];
    return text ? [{ name, text, variable }] : [];
  });
  const isValid = ({ text, variable: { rule } }: (typeof set)[number]) => rule?.accepts(text) ?? true;
  const faults = set
    .filter((one) => !isValid(one))
    .map(({ name, text, variable: { rule, secret } }) =>
      secret ? `${name} must be ${rule?.wanted}.` : `${name} must be ${rule?.wanted}, not "${text}".`,
    );
  return { values: Object.fromEntries(set.filter(isValid).map(({ name, text }) => [name, text])), faults };
}

/** The variables as a table in Markdown, for docs/configuration.md. */
export function variableTable(): string {
  const rows = variableEntries.map(([name, { fallback, sets }]) => `| \`${name}\` | ${fallback} | ${sets} |`);
  return ['| Variable | Default | Description |', '| --- | --- | --- |', ...rows, ''].join('\n');
}
