import { afterEach, describe, expect, it } from '@jest/globals';
import { watchShared } from './built-ins';

const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((one) => one()));

/** Changes a property until the test is over. */
function change(target: object, key: string, value: unknown): void {
  const before = Reflect.getOwnPropertyDescriptor(target, key);
  undo.push(() => {
    if (before) Object.defineProperty(target, key, before);
    else Reflect.deleteProperty(target, key);
  });
  Object.defineProperty(target, key, { value, configurable: true, writable: true, enumerable: true });
}

describe('what all remotes share', () => {
  it('is as it was while nobody changes it', () => {
    const changed = watchShared({ react: { createElement: () => null } });
    expect([...'abc'].map((letter) => letter.toUpperCase()).join('')).toBe('ABC');
    expect(/b/.exec('abc')?.index).toBe(1);
    expect(changed()).toBeNull();
  });

  it.each([
    ['a function of the language', () => change(Array.prototype, 'join', () => 'polluted'), '"join"'],
    ['a global', () => change(globalThis, 'parseInt', () => 7), '"parseInt"'],
    ['a prototype', () => change(Object.prototype, 'polluted', 'yes'), 'an object of the language'],
    ['what promises do', () => change(Promise.prototype, 'then', () => undefined), '"then"'],
  ])('is seen to be changed: %s', (_what, pollute, name) => {
    const changed = watchShared({});
    pollute();
    expect(changed()).toBe(name);
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
    change(card, 'render', () => 'polluted');
    expect(changed()).toBe('"render"');
  });
});
