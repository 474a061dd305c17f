import type { Environment, SettingVariable } from '../../platform/settings/variable';
import type { Courier } from './courier';

/** Settings of a courier; `kind` is its code. */
export interface CourierSettings {
  readonly kind: string;
}

/**
 * A courier: its settings and a factory. To add one, add a folder next to this file and a line in api/src/courier-settings.ts.
 */
export interface CourierDescriptor {
  readonly code: string;
  readonly variables: Readonly<Record<string, SettingVariable>>;
  /** Null when none of its variables is set. Throws an operator-facing error for incomplete keys. */
  readSettings(env: Environment): CourierSettings | null;
  /** Creates the courier's client. Does not connect until it is used. */
  create(settings: CourierSettings): Courier;
}

/** The names of unset variables of a courier that is partly configured; null when none is set. */
export function missingKeys(env: Environment, names: readonly string[]): readonly string[] | null {
  const missing = names.filter((name) => !env[name]);
  return missing.length === names.length ? null : missing;
}

export const pinRule = {
  wanted: 'a PIN code of six digits',
  accepts: (text: string) => /^[1-9]\d{5}$/.test(text),
} as const;

/** Throws an operator-facing error for an invalid PIN code. */
export function assertPin(name: string, text: string): void {
  if (!pinRule.accepts(text)) throw new Error(`${name} must be ${pinRule.wanted}.`);
}
