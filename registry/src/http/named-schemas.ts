import { RemoteDescriptor } from '@shop/protocol/schemas';
import type { TSchema } from 'typebox';
import * as account from '../modules/accounts/schemas';
import * as passkey from '../modules/accounts/passkey-schemas';
import * as openId from '../modules/accounts/oidc/oidc-schemas';
import * as approval from '../modules/approvals/schemas';
import * as artifact from '../modules/artifacts/schemas';
import * as change from '../modules/releases/change-schemas';
import * as environment from '../modules/environments/schemas';
import * as flag from '../modules/flags/schemas';
import * as gate from '../modules/gate/schemas';
import * as gateJob from '../modules/gate/job-schemas';
import { Grant } from '../platform/schemas/grant-schemas';
import * as failure from '../platform/schemas/failure';
import * as health from '../modules/telemetry/health-schemas';
import * as origin from '../modules/origins/schemas';
import * as provenance from '../modules/provenance/schemas';
import * as page from '../modules/shopper/schemas';
import * as release from '../modules/releases/schemas';
import * as restriction from '../modules/restrictions/schemas';
import * as rollout from '../modules/rollouts/schemas';
import * as telemetry from '../modules/telemetry/schemas';
import * as trustedPublishing from '../modules/trusted-publishing/schemas';
import * as token from '../modules/tokens/schemas';
import * as webhook from '../modules/webhooks/schemas';

const isNamed = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && '$id' in value;

/** Every named schema, as the OpenAPI document lists them. */
export const namedSchemas: readonly TSchema[] = [
  Grant,
  RemoteDescriptor,
  ...[
    account,
    passkey,
    approval,
    artifact,
    change,
    environment,
    flag,
    gate,
    gateJob,
    health,
    origin,
    openId,
    provenance,
    page,
    failure,
    release,
    restriction,
    rollout,
    telemetry,
    token,
    trustedPublishing,
    webhook,
  ].flatMap((module) => Object.values(module as Readonly<Record<string, unknown>>).filter(isNamed)),
];
