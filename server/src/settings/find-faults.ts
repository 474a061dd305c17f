import {
  courierVariables,
  paymentVariables,
  readCourierSettings,
  readMailSettings,
  readPaymentSettings,
  refusePublicSandbox,
} from '@shop/api/settings';
import { readOidcSettings, readPipelineIssuers } from '@shop/registry/settings';
import { type Listening, officeListening, opsListening } from './places';
import type { Role } from './roles';
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

/** Variables that require another variable. */
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

const partsBelong = Object.entries({ ...paymentVariables, ...courierVariables }).flatMap(
  ([name, { belongsTo }]) => (belongsTo ? [[name, belongsTo] as const] : []),
);

const takesPayments: readonly Role[] = ['shop', 'office'];

/** Conflicts between valid values of the variables that a role uses, with one message for each. */
export function findFaults(values: Values, role: Role): readonly string[] {
  const given: Environment = values;
  const alone = [...belongs, ...partsBelong]
    .filter(([name, owner]) => given[name] && !given[owner])
    .map(([name, owner]) => `${name} requires ${owner}, which is not set.`);
  const payments = faultOf(() => readPaymentSettings(values));
  const publicOrigin = values.PUBLIC_ORIGIN && new URL(values.PUBLIC_ORIGIN).origin;
  return [
    ...(role === 'shop' ? portFaults(values) : []),
    ...hostFaults(values),
    ...alone,
    ...payments,
    // Couriers depend on the payment sandbox, whose fault is reported already.
    ...(payments.length === 0 ? faultOf(() => readCourierSettings(values)) : []),
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

/** Conflicts between the ports of a shop's servers, one message each. Other roles have one server. */
function portFaults(values: Values): readonly string[] {
  const { ops, office } = ownOrigins(values);
  const port = Number(values.PORT ?? 3000);
  const faults = (
    [
      ['OPS', 'the console', ops],
      ['OFFICE', 'the office', office],
    ] as const
  ).flatMap(([name, what, own]) => [
    own.port > 65_535 && `PORT ${port} leaves no port number for ${what}. Set ${name}_PORT.`,
    own.port === port && `${name}_PORT and PORT must differ: ${what} needs a separate origin.`,
  ]);
  return [
    ...faults,
    office.port !== 0 &&
      office.port === ops.port &&
      'OFFICE_PORT and OPS_PORT must differ: the office needs a separate origin.',
  ].filter((fault) => typeof fault === 'string');
}

/** Conflicts between public origins on the same host, one message each. */
function hostFaults({ PUBLIC_ORIGIN, OPS_ORIGIN, OFFICE_ORIGIN }: Values): readonly string[] {
  const pairs = [
    ['OPS_ORIGIN', OPS_ORIGIN, 'PUBLIC_ORIGIN', PUBLIC_ORIGIN],
    ['OFFICE_ORIGIN', OFFICE_ORIGIN, 'PUBLIC_ORIGIN', PUBLIC_ORIGIN],
    ['OFFICE_ORIGIN', OFFICE_ORIGIN, 'OPS_ORIGIN', OPS_ORIGIN],
  ] as const;
  return pairs
    .filter(([, one, , other]) => one && hostOf(one) === hostOf(other))
    .map(
      ([name, , otherName]) =>
        `${name} and ${otherName} must be on different hosts: cookies are shared between ports.`,
    );
}
