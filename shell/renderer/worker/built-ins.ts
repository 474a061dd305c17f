/** The original value of a property. */
interface Noted {
  readonly target: object;
  readonly key: PropertyKey;
  readonly before: PropertyDescriptor;
}

interface Counted {
  readonly target: object;
  readonly keys: number;
}

const { deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
const { is } = Object;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Built-in objects that all code in a process shares. */
function builtIns(): Set<object> {
  const found = new Set<object>();
  // Node creates some globals on first access.
  for (const name of ownKeys(globalThis)) void Reflect.get(globalThis, name);
  const add = (value: unknown) => {
    if (isObject(value)) found.add(value);
  };
  for (const name of ownKeys(globalThis)) {
    const value: unknown = getOwnPropertyDescriptor(globalThis, name)?.value;
    if (!isObject(value) || value === globalThis) continue;
    add(value);
    add(getOwnPropertyDescriptor(value, 'prototype')?.value);
  }
  const hidden = [[][Symbol.iterator](), new Map().keys(), new Set().keys(), ''[Symbol.iterator]()];
  for (const value of [...hidden, function* () {}, async function () {}]) add(getPrototypeOf(value));
  return found;
}

/**
 * Watches the objects that all remotes' code in a process shares: built-in objects and the shell's shared modules. Returns a
 * function that returns the name of the first changed one, or null.
 */
export function watchShared(modules: Readonly<Record<string, unknown>>): () => string | null {
  const noted: Noted[] = [];
  const counted: Counted[] = [];
  const note = (target: object, isWatched: (key: PropertyKey, value: unknown) => boolean = () => true) => {
    for (const key of ownKeys(target)) {
      const before = getOwnPropertyDescriptor(target, key);
      if (before && isWatched(key, before.value)) noted.push({ target, key, before });
    }
  };
  const shared = Object.values(modules).filter(isObject);
  for (const target of [...builtIns(), ...shared]) {
    note(target);
    counted.push({ target, keys: ownKeys(target).length });
  }
  note(globalThis);
  // Only exported functions are watched. Properties that begin with "_" are internals of React, which change during rendering.
  const isWatched = (key: PropertyKey, value: unknown) =>
    typeof value === 'function' && !(typeof key === 'string' && key.startsWith('_'));
  for (const [name, value] of shared.flatMap((module) =>
    Object.entries<unknown>(module as Record<string, unknown>),
  )) {
    if (isObject(value) && !name.startsWith('_')) note(value, isWatched);
  }

  // The code below calls no function that may have been changed.
  return () => {
    for (let at = 0; at < noted.length; at += 1) {
      const one = noted[at];
      if (!one) continue;
      const { target, key, before } = one;
      const now = getOwnPropertyDescriptor(target, key);
      const same = now && is(now.value, before.value) && now.get === before.get && now.set === before.set;
      if (!same) return `"${typeof key === 'symbol' ? 'a symbol' : key}"`;
    }
    for (let at = 0; at < counted.length; at += 1) {
      const one = counted[at];
      if (one && ownKeys(one.target).length !== one.keys) return 'an object gained or lost a property';
    }
    return null;
  };
}

/** Properties that were added to the global object. */
export interface AddedGlobals {
  readonly removed: readonly string[];
  /** A property that cannot be removed. */
  readonly left?: string;
}

/** Watches the global object. `restore` removes added properties, and clears the last match of regular expressions. */
export function watchGlobals(): { restore(): AddedGlobals } {
  const before = new Set(ownKeys(globalThis));
  return {
    restore() {
      // `RegExp.input` and `RegExp.$1` would still contain the last match of the previous page.
      /(?:)/.exec('');
      const removed: string[] = [];
      for (const key of ownKeys(globalThis)) {
        if (before.has(key)) continue;
        if (!deleteProperty(globalThis, key)) return { removed, left: String(key) };
        removed.push(String(key));
      }
      return { removed };
    },
  };
}
