/** The value of a flag. */
export type FlagValue = boolean | number | string;

/** The values that were set for the flags of a remote, by name; flags without a set value are absent. */
export type SetFlags = Readonly<Record<string, FlagValue>>;

/** A flag of a remote, as `remote.json` declares it. */
export interface FlagDeclaration {
  readonly type: 'boolean' | 'integer' | 'number' | 'string';
  /** The value where operators have set none. */
  readonly default: FlagValue;
  /** A description for operators. */
  readonly description: string;
  /** The only values that it may have. */
  readonly enum?: readonly FlagValue[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Maximum number of characters of a string; by default `flagTextLimit`. */
  readonly maxLength?: number;
}

/** The limits of a flag. As TypeScript types the import of a `remote.json`, in which `type` is any string. */
export type FlagLimits = Omit<FlagDeclaration, 'type' | 'description'> & { readonly type: string };

/** Maximum number of characters of a flag that declares no `maxLength`. */
export const flagTextLimit = 200;

/** Whether a flag may have this value: its type, and within its limits. */
export function isFlagValue(
  { type, enum: allowed, minimum = -Infinity, maximum = Infinity, maxLength = flagTextLimit }: FlagLimits,
  value: unknown,
): value is FlagValue {
  if (allowed && !(allowed as readonly unknown[]).includes(value)) return false;
  if (typeof value === 'number') {
    const isOfType =
      type === 'number' ? Number.isFinite(value) : type === 'integer' && Number.isInteger(value);
    return isOfType && value >= minimum && value <= maximum;
  }
  return typeof value === type && (typeof value !== 'string' || value.length <= maxLength);
}

/** The set values that a version can use: of flags that it declares, with their types and within their limits. */
export function usableFlags(
  declared: Readonly<Record<string, FlagLimits>> | undefined,
  set: SetFlags | undefined,
): SetFlags {
  const usable = Object.entries(set ?? {}).filter(([name, value]) => {
    const flag = declared && Object.hasOwn(declared, name) ? declared[name] : undefined;
    return flag !== undefined && isFlagValue(flag, value);
  });
  return Object.fromEntries(usable);
}
