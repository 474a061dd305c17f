import { address, integer, issuer, matches, oneOf, pairs } from './rules';
import type { Variable } from './variables';

/** The OpenID Connect provider of the console. */
export const oidcVariables = {
  OIDC_ISSUER: {
    fallback: 'none: console accounts only',
    sets: 'an OpenID Connect provider for the console; needs `OIDC_CLIENT_ID` and `OIDC_ROLES`',
    rule: issuer,
  },
  OIDC_CLIENT_ID: { fallback: 'none', sets: "the console's client id at the provider" },
  OIDC_CLIENT_SECRET: { fallback: 'none: PKCE only', sets: 'its client secret', secret: true },
  OIDC_ROLES: {
    fallback: 'none',
    sets: "roles of the provider's groups, such as `shop-ops = operator; catalog-team = publisher of catalog, releaser of catalog in live`",
  },
  OIDC_ROLES_CLAIM: {
    fallback: '`groups`',
    sets: "the claim with a person's groups, or its path, such as `realm_access.roles`",
  },
  OIDC_NAME_CLAIM: { fallback: '`email`', sets: "the claim with the person's name for the audit log" },
  OIDC_SCOPES: {
    fallback: '`openid profile email`',
    sets: 'the requested scopes, separated by spaces',
    rule: matches('scopes that include openid', /^(\S+ )*openid( \S+)*$/),
  },
  OIDC_LABEL: { fallback: "the provider's host", sets: "the provider's name on the sign-in page" },
} as const satisfies Readonly<Record<string, Variable>>;

/** Trace export, with OpenTelemetry's standard names. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    fallback: 'none: no traces',
    sets: 'the collector of [traces](production.md#traces), by OTLP over HTTP: `http://collector:4318`',
    rule: address('a URL such as http://collector:4318', /^https?:$/),
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    fallback: 'none',
    sets: 'headers for the collector, `name=value,name=value`, such as its credentials',
    rule: pairs,
    secret: true,
  },
  OTEL_SERVICE_NAME: {
    fallback: '`vintage-craft-` and the role',
    sets: 'the name of the process in traces',
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    fallback: 'none',
    sets: 'further attributes of the process in traces, such as `deployment.environment.name=production`',
    rule: pairs,
  },
  OTEL_TRACES_SAMPLER: {
    fallback: '`parentbased_always_on`',
    sets: 'which traces are sent; `parentbased_traceidratio` for a share of them',
    rule: oneOf(
      ...['always_on', 'always_off', 'traceidratio'],
      ...['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
    ),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    fallback: '`1`',
    sets: 'the share of traces that a ratio sampler sends, from 0 to 1',
    rule: matches('a number from 0 to 1', /^(0|1|0?\.\d{1,9}|1\.0*)$/),
  },
} as const satisfies Readonly<Record<string, Variable>>;

const days = (fallback: number, least: number, most: number, sets: string): Variable => ({
  fallback: `\`${fallback}\``,
  sets,
  rule: integer(least, most),
});

/** How long personal data is stored, in days, or in months if the name ends in MONTHS. */
export const retentionVariables = {
  RETAIN_UNPAID_ORDER_DAYS: days(30, 7, 3650, 'how long unpaid orders contain a name and an address'),
  RETAIN_ORDER_MONTHS: {
    fallback: '`72`',
    sets: 'how long paid orders contain personal data, from 31 December after the end of their financial year',
    rule: integer(72, 240),
  },
  RETAIN_MAIL_DAYS: days(30, 1, 3650, 'how long records of sent emails are stored, without their text'),
  RETAIN_ENQUIRY_DAYS: days(365, 1, 365, 'how long enquiries are stored'),
  RETAIN_CLOSED_ENQUIRY_DAYS: days(90, 1, 365, 'how long closed enquiries are stored'),
  RETAIN_PHOTO_DAYS: days(30, 7, 3650, 'how long unused uploaded photos are stored'),
  RETAIN_SESSION_DAYS: days(1, 1, 365, 'how long sessions are stored after their end'),
} as const satisfies Readonly<Record<string, Variable>>;

/** What browsers get besides the pages in English. */
export const pageVariables = {
  SERVICE_WORKER: {
    fallback: '`on`',
    sets: '`off` deletes what browsers stored for offline visits',
    rule: oneOf('on', 'off'),
  },
  LANGUAGES: {
    fallback: 'none',
    sets: 'the languages of the shop besides English: `hi` adds Hindi at `/hi`, with a language control in the footer',
    rule: oneOf('hi'),
  },
} as const satisfies Readonly<Record<string, Variable>>;
