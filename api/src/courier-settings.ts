import { delhivery } from './modules/couriers/delhivery';
import type { CourierDescriptor, CourierSettings } from './modules/couriers/descriptor';
import {
  type CourierSandboxSettings,
  courierSandboxVariables,
  readCourierSandboxSettings,
} from './modules/couriers/sandbox/settings';
import { shiprocket } from './modules/couriers/shiprocket';
import { isSandbox, readPaymentSettings } from './payment-settings';
import type { Environment, SettingVariable } from './platform/settings/variable';

/** All couriers except the sandbox. A shop may use several. */
const couriers: readonly CourierDescriptor[] = [shiprocket, delhivery];

/** Settings of the couriers in use; empty in a shop that sends all parcels by hand. */
export interface CouriersSettings {
  readonly couriers: readonly CourierSettings[];
  readonly sandbox: CourierSandboxSettings | null;
}

/** The environment variables of all couriers. */
export const courierVariables: Readonly<Record<string, SettingVariable>> = Object.assign(
  {},
  ...couriers.map(({ variables }) => variables),
  courierSandboxVariables,
);

/** The courier of these settings. */
export function courierOf({ kind }: CourierSettings): CourierDescriptor {
  const found = couriers.find(({ code }) => code === kind);
  if (!found) throw new Error(`Unknown courier "${kind}".`);
  return found;
}

/**
 * Reads the settings of every courier whose keys are set. Without any, a shop that uses the payment sandbox also uses
 * the sandbox courier. A public origin refuses the payment sandbox, and therefore this courier too. Throws an
 * operator-facing error for incomplete keys.
 */
export function readCourierSettings(env: Environment): CouriersSettings {
  const configured = couriers.flatMap((courier) => courier.readSettings(env) ?? []);
  const sandbox = readCourierSandboxSettings(env);
  const played = configured.length === 0 && isSandbox(readPaymentSettings(env));
  return { couriers: configured, sandbox: played ? sandbox : null };
}
