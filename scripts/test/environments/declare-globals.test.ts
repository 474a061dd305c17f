import { expect, it, jest } from '@jest/globals';

it('declared names have the values of the global object', () => {
  expect([Object, Math, Promise, Error, process]).toEqual(
    ['Object', 'Math', 'Promise', 'Error', 'process'].map((name) => Reflect.get(globalThis, name)),
  );
  expect(new Uint8Array(1)).toBeInstanceOf(globalThis.Uint8Array);
});

it('globals that fake timers replace are not declared', () => {
  jest.useFakeTimers({ now: 7 });
  expect(Date.now()).toBe(7);
  jest.useRealTimers();
  expect(Date.now()).toBeGreaterThan(7);
});
