import { RemoteDescriptor } from '@shop/packer/schemas';
import type { TSchema } from 'typebox';
import * as artifact from './artifact';
import * as change from './change';
import * as collect from './collect';
import { Failure } from './failure';
import * as health from './health';
import * as page from './page';
import * as release from './release';
import * as telemetry from './telemetry';
import * as token from './token';

const isNamed = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && '$id' in value;

/** Every named schema, as the OpenAPI document lists them. */
export const namedSchemas: readonly TSchema[] = [
  Failure,
  RemoteDescriptor,
  ...[artifact, change, collect, health, page, release, telemetry, token].flatMap((module) =>
    Object.values(module as Readonly<Record<string, unknown>>).filter(isNamed),
  ),
];
