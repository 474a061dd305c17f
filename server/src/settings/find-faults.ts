import {
  paymentVariables,
  readMailSettings,
  readPaymentSettings,
  refusePublicSandbox,
} from '@shop/api/settings';
import { readOidcSettings, readPipelineIssuers } from '@shop/registry/settings';
import { type Listening, officeListening, opsListening } from './places';
import type { Environment, Values } from './variables';

/** The message of the error that `read` throws, if any. */
function faultOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Variables that require another one. */
const belongs = [
  ['DATABASE_LISTEN_URL', 'DATABASE_URL'],
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['DATABASE_SCHEMA', 'DATABASE_URL'],
  ['RELEASES_S3_ENDPOINT', 'RELEASES_BUCKET'],
  ['RELEASES_S3_REGION', 'RELEASES_BUCKET'],
  ['RELEASES_PREFIX', 'RELEASES_BUCKET'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
  ['OIDC_ROLES', 'OIDC_ISSUER'],
  ['OIDC_ROLES_CLAIM', 'OIDC_ISSUER'],
  ['OIDC_NAME_CLAIM', 'OIDC_ISSUER'],
  ['OIDC_SCOPES', 'OIDC_ISSUER'],
  ['OIDC_LABEL', 'OIDC_ISSUER'],
] as const;

const paymentsBelong = Object.entries(paymentVariables).flatMap(([name, { belongsTo }]) =>
  belongsTo ? [[name, belongsTo] as const] : [],
);

/** The role of a process; only some take payments. */
export const roles = ['shop', 'registry', 'office', 'migrate', 'catalogue'] as const;
export type Role = (typeof roles)[number];

const takesPayments: readonly Role[] = ['shop', 'office'];

/** Conflicts between valid values, with one message for each. */
export function findFaults(values: Values, role: Role): readonly string[] {
  const given: Environment = values;
  const alone = [...belongs, ...paymentsBelong]
    .filter(([name, owner]) => given[name] && !given[owner])
    .map(([name, owner]) => `${name} requires ${owner}, which is not set.`);
  const payments = faultOf(() => readPaymentSettings(values));
  const publicOrigin = values.PUBLIC_ORIGIN && new URL(values.PUBLIC_ORIGIN).origin;
  return [
    ...originFaults(values),
    ...alone,
    ...payments,
    ...(payments.length === 0 && takesPayments.includes(role)
      ? faultOf(() => refusePublicSandbox({ payments: readPaymentSettings(values), publicOrigin }))
      : []),
    ...faultOf(() => readMailSettings(values, publicOrigin)),
    ...faultOf(() => readOidcSettings(values)),
    ...faultOf(() => readPipelineIssuers(values.PUBLISH_ISSUERS)),
    ...(values.OFFICE === 'off' && !values.DATABASE_URL
      ? ['OFFICE=off needs DATABASE_URL: an embedded database belongs to one process.']
      : []),
  ];
}

/** A server with an origin other than the shop's. */
export interface OwnOriginSettings extends Listening {
  /** Its public origin; undefined if it is the address it listens on. */
  readonly origin: string | undefined;
}

const ownOrigin = (listening: Listening, address: string | undefined): OwnOriginSettings => ({
  ...listening,
  origin: address && new URL(address).origin,
});

/** The addresses of the console and the office. */
export const ownOrigins = (
  values: Values,
): { readonly ops: OwnOriginSettings; readonly office: OwnOriginSettings } => ({
  ops: ownOrigin(opsListening(values), values.OPS_ORIGIN),
  office: ownOrigin(officeListening(values), values.OFFICE_ORIGIN),
});

const hostOf = (origin: string | undefined) => origin && new URL(origin).hostname;

/** Conflicts between servers on the same port or host, one message each. */
function originFaults(values: Values): readonly string[] {
  const { ops, office } = ownOrigins(values);
  const port = Number(values.PORT ?? 3000);
  const shop = hostOf(values.PUBLIC_ORIGIN);
  const faults = (
    [
      ['OPS', 'the console', ops],
      ['OFFICE', 'the office', office],
    ] as const
  ).flatMap(([name, what, own]) => [
    own.port > 65_535 && `PORT ${port} leaves no port number for ${what}. Set ${name}_PORT.`,
    own.port === port && `${name}_PORT and PORT must differ: ${what} needs a separate origin.`,
    own.origin &&
      hostOf(own.origin) === shop &&
      `${name}_ORIGIN and PUBLIC_ORIGIN must be on different hosts: cookies are shared between ports.`,
  ]);
  return [
    ...faults,
    office.port !== 0 &&
      office.port === ops.port &&
      'OFFICE_PORT and OPS_PORT must differ: the office needs a separate origin.',
    office.origin &&
      hostOf(office.origin) === hostOf(ops.origin) &&
      'OFFICE_ORIGIN and OPS_ORIGIN must be on different hosts: cookies are shared between ports.',
  ].filter((fault) => typeof fault === 'string' && fault !== '') as string[];
}
