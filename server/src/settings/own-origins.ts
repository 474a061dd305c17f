import { officeListening, opsListening, type Listening } from './listening';
import type { Values } from './variables';

/** A server of an origin that the shop's pages do not share. */
export interface OwnOriginSettings extends Listening {
  /** Its public URL; undefined when it is where it listens. */
  readonly origin: string | undefined;
}

const ownOrigin = (listening: Listening, address: string | undefined): OwnOriginSettings => ({
  ...listening,
  origin: address && new URL(address).origin,
});

/** Where the console and the office are. */
export const ownOrigins = (
  values: Values,
): { readonly ops: OwnOriginSettings; readonly office: OwnOriginSettings } => ({
  ops: ownOrigin(opsListening(values), values.OPS_ORIGIN),
  office: ownOrigin(officeListening(values), values.OFFICE_ORIGIN),
});

const hostOf = (origin: string | undefined) => origin && new URL(origin).hostname;

/** Conflicts of two servers on one address, a line each. */
export function originFaults(values: Values): readonly string[] {
  const { ops, office } = ownOrigins(values);
  const port = Number(values.PORT ?? 3000);
  const shop = hostOf(values.PUBLIC_ORIGIN);
  const faults = (
    [
      ['OPS', 'the console', ops],
      ['OFFICE', 'the office', office],
    ] as const
  ).flatMap(([name, what, own]) => [
    own.port > 65_535 && `There is no port after PORT ${port}. Choose one with ${name}_PORT.`,
    own.port === port && `${name}_PORT and PORT have to differ: ${what} has a separate origin.`,
    own.origin &&
      hostOf(own.origin) === shop &&
      `${name}_ORIGIN and PUBLIC_ORIGIN have to be on different hosts: cookies know no ports.`,
  ]);
  return [
    ...faults,
    office.port !== 0 &&
      office.port === ops.port &&
      'OFFICE_PORT and OPS_PORT have to differ: the office has a separate origin.',
    office.origin &&
      hostOf(office.origin) === hostOf(ops.origin) &&
      'OFFICE_ORIGIN and OPS_ORIGIN have to be on different hosts: cookies know no ports.',
  ].filter((fault) => typeof fault === 'string' && fault !== '') as string[];
}
