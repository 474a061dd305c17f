import { describe, expect, it } from '@jest/globals';
import { watchGlobals, watchShared } from './built-ins';

/** Returns the change that the watch detects while a property is changed. Restores the property, because the test uses it too. */
function seenWhile(changed: () => string | null, target: object, key: string, value: unknown): string | null {
  const before = Reflect.getOwnPropertyDescriptor(target, key);
  Object.defineProperty(target, key, { value, configurable: true, writable: true, enumerable: true });
  const seen = changed();
  if (before) Object.defineProperty(target, key, before);
  else Reflect.deleteProperty(target, key);
  return seen;
}

describe('shared objects', () => {
  it('are reported as unchanged without a change', () => {
    const changed = watchShared({ react: { createElement: () => null } });
    expect([...'abc'].map((letter) => letter.toUpperCase()).join('')).toBe('ABC');
    expect(/b/.exec('abc')?.index).toBe(1);
    expect(changed()).toBeNull();
  });

  it.each([
    ['a function of the language', Array.prototype, 'join', '"join"'],
    ['a global', globalThis, 'parseInt', '"parseInt"'],
    ['a prototype', Object.prototype, 'polluted', 'an object gained or lost a property'],
    ['the behaviour of promises', Promise.prototype, 'then', '"then"'],
  ])('are reported as changed: %s', (_what, target, key, name) => {
    const changed = watchShared({});
    expect(seenWhile(changed, target, key, () => undefined)).toBe(name);
    expect(changed()).toBeNull();
  });

  it('ignore changes that React makes while it renders', () => {
    const context = { _currentValue: () => 1, Provider: {} };
    const internals = { H: () => 1 };
    const changed = watchShared({ react: { __INTERNALS: internals, context } });
    internals.H = () => 2;
    context._currentValue = () => 2;
    context.Provider = {};
    expect(changed()).toBeNull();
  });

  it('include shared modules and their exports', () => {
    const card = { render: () => 'card' };
    const ui = { card };
    const api: Record<string, unknown> = { endpoints: {} };
    const changed = watchShared({ '@shop/ui': ui, '@shop/api-client': { api } });
    api.useProductsQuery = () => undefined;
    expect(changed()).toBeNull();
    card.render = () => 'polluted';
    expect(changed()).toBe('"render"');
  });

  it('include properties that code adds to a shared module', () => {
    const react: Record<string, unknown> = { createElement: () => null };
    const changed = watchShared({ react });
    react.lastSearch = 'washi tape';
    expect(changed()).toBe('an object gained or lost a property');
  });
});

describe('the global object', () => {
  const own = globalThis as typeof globalThis & Record<string, unknown>;

  it('is unchanged after it is restored', () => {
    const globals = watchGlobals();
    own.lastSearch = 'washi tape';
    expect(globals.restore()).toEqual({ removed: ['lastSearch'] });
    expect(own.lastSearch).toBeUndefined();
    expect(globals.restore()).toEqual({ removed: [] });
  });

  it('returns a property that cannot be removed', () => {
    const globals = watchGlobals();
    Object.defineProperty(own, 'pinned', { value: 'washi tape' });
    expect(globals.restore()).toEqual({ removed: [], left: 'pinned' });
  });

  it('clears the last match of regular expressions', () => {
    const globals = watchGlobals();
    /w\w+/.exec('a washi tape');
    globals.restore();
    expect(RegExp.lastMatch).toBe('');
  });
});
