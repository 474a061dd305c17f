import { type FlagLimits, type FlagValue, usableFlags } from '@shop/contracts/flags';
import { type ShopDispatch, type ShopState, useShopSelector } from '@shop/store';
import { useMemo } from 'react';

/** `flags` of a `remote.json`. */
export type DeclaredFlags = Readonly<Record<string, FlagLimits>>;

type Widened<Value> = Value extends boolean
  ? boolean
  : Value extends number
    ? number
    : Value extends string
      ? string
      : FlagValue;

/** The values of flags, typed by their defaults. */
export type FlagValues<Declared extends DeclaredFlags> = {
  readonly [Name in keyof Declared]: Widened<Declared[Name]['default']>;
};

/** How a remote reads its flags. */
export interface Flags<Declared extends DeclaredFlags> {
  /** The values in this page. They are the same on the server and in the browser, and never change while the page is open. */
  readonly useFlags: () => FlagValues<Declared>;
  /** The values for `load`: `readFlags(dispatch)`. */
  readonly readFlags: (dispatch: ShopDispatch) => FlagValues<Declared>;
}

/**
 * Creates the functions that read a remote's flags: `defineFlags(remote.name, remote.flags)`, with the default import of its
 * `remote.json`. A flag has its default if operators set no value, or one that this version cannot use. Values are public: they
 * are part of every page.
 */
export function defineFlags<Declared extends DeclaredFlags>(
  remote: string,
  declared: Declared,
): Flags<Declared> {
  // A shell with an older store has no flags.
  const setIn = ({ flags }: Partial<Pick<ShopState, 'flags'>>) => flags?.[remote];
  const valuesOf = (set: ReturnType<typeof setIn>): FlagValues<Declared> => {
    const defaults = Object.entries(declared).map(([name, flag]) => [name, flag.default]);
    return { ...Object.fromEntries(defaults), ...usableFlags(declared, set) } as FlagValues<Declared>;
  };
  return {
    useFlags() {
      const set = useShopSelector(setIn);
      return useMemo(() => valuesOf(set), [set]);
    },
    readFlags: (dispatch) => dispatch((_dispatch, getState) => valuesOf(setIn(getState()))),
  };
}
