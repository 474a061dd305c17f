/** A property as it was when the watch began. */
interface Noted {
  readonly target: object;
  readonly key: PropertyKey;
  readonly before: PropertyDescriptor;
}

interface Counted {
  readonly target: object;
  readonly keys: number;
}

const { getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
const { is } = Object;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Objects of the language that all code in a process shares. */
function builtIns(): Set<object> {
  const found = new Set<object>();
  // Node makes some globals when they are first asked for.
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
 * Watches over what all remotes' code in a process shares: the language's own functions, and the modules that the shell
 * shares. Returns a function that names the first that was changed since; null while all are as they were.
 */
export function watchShared(modules: Readonly<Record<string, unknown>>): () => string | null {
  const noted: Noted[] = [];
  const counted: Counted[] = [];
  const note = (target: object) => {
    for (const key of ownKeys(target)) {
      const before = getOwnPropertyDescriptor(target, key);
      if (before) noted.push({ target, key, before });
    }
  };
  for (const target of builtIns()) {
    note(target);
    counted.push({ target, keys: ownKeys(target).length });
  }
  const shared = Object.values(modules).filter(isObject);
  // What they export too, such as components; that may gain properties, as the API's hooks do.
  for (const target of new Set([globalThis, ...shared, ...shared.flatMap((one) => Object.values(one))]))
    if (isObject(target)) note(target);

  // Nothing below calls what may have been changed.
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
      if (one && ownKeys(one.target).length !== one.keys) return 'an object of the language';
    }
    return null;
  };
}
