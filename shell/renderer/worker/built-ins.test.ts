import { describe, expect, it } from '@jest/globals';
import { watchGlobals, watchShared } from './built-ins';

/** The result of the watch while a property is changed, which is restored when this returns: the test itself runs on it. */
function seenWhile(changed: () => string | null, target: object, key: string, value: unknown): string | null {
  const before = Reflect.getOwnPropertyDescriptor(target, key);
  Object.defineProperty(target, key, { value, configurable: true, writable: true, enumerable: true });
  const seen = changed();
  if (before) Object.defineProperty(target, key, before);
  else Reflect.deleteProperty(target, key);
  return seen;
}

describe('what all remotes share', () => {
  it('is unchanged while no one changes it', () => {
    const changed = watchShared({ react: { createElement: () => null } });
    expect([...'abc'].map((letter) => letter.toUpperCase()).join('')).toBe('ABC');
    expect(/b/.exec('abc')?.index).toBe(1);
    expect(changed()).toBeNull();
  });

  it.each([
    ['a function of the language', Array.prototype, 'join', '"join"'],
    ['a global', globalThis, 'parseInt', '"parseInt"'],
    ['a prototype', Object.prototype, 'polluted', 'an object gained or lost a property'],
    ['what promises do', Promise.prototype, 'then', '"then"'],
  ])('is seen to be changed: %s', (_what, target, key, name) => {
    const changed = watchShared({});
    expect(seenWhile(changed, target, key, () => undefined)).toBe(name);
    expect(changed()).toBeNull();
  });

  it('may change as React does while it renders', () => {
    const context = { _currentValue: () => 1, Provider: {} };
    const internals = { H: () => 1 };
    const changed = watchShared({ react: { __INTERNALS: internals, context } });
    internals.H = () => 2;
    context._currentValue = () => 2;
    context.Provider = {};
    expect(changed()).toBeNull();
  });

  it('is a shared module too, and what it exports', () => {
    const card = { render: () => 'card' };
    const ui = { card };
    const api: Record<string, unknown> = { endpoints: {} };
    const changed = watchShared({ '@shop/ui': ui, '@shop/api-client': { api } });
    api.useProductsQuery = () => undefined;
    expect(changed()).toBeNull();
    card.render = () => 'polluted';
    expect(changed()).toBe('"render"');
  });

  it('is a shared module to which code adds a property', () => {
    const react: Record<string, unknown> = { createElement: () => null };
    const changed = watchShared({ react });
    react.lastSearch = 'washi tape';
    expect(changed()).toBe('an object gained or lost a property');
  });
});

describe('the global object', () => {
  const own = globalThis as typeof globalThis & Record<string, unknown>;

  it('is as it was once it is restored', () => {
    const globals = watchGlobals();
    own.lastSearch = 'washi tape';
    expect(globals.restore()).toEqual({ removed: ['lastSearch'] });
    expect(own.lastSearch).toBeUndefined();
    expect(globals.restore()).toEqual({ removed: [] });
  });

  it('names what cannot be removed', () => {
    const globals = watchGlobals();
    Object.defineProperty(own, 'pinned', { value: 'washi tape' });
    expect(globals.restore()).toEqual({ removed: [], left: 'pinned' });
  });

  it('forgets what a regular expression matched last', () => {
    const globals = watchGlobals();
    /w\w+/.exec('a washi tape');
    globals.restore();
    expect(RegExp.lastMatch).toBe('');
  });
});
