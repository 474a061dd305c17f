import { expect, it, jest } from '@jest/globals';
import { wholePageScript } from './whole-page-script';
import { layOutRest, showWhole } from './whole-page';

it('lays out what is far from the window a part at a time, each when the page is idle', () => {
  document.body.innerHTML = '<div data-remote></div><div data-deferred></div><div data-deferred></div>';
  const idle: IdleRequestCallback[] = [];
  Object.assign(window, { requestIdleCallback: (task: IdleRequestCallback) => idle.push(task) });
  const laidOut = () => document.querySelectorAll('[data-laid-out]').length;
  layOutRest();
  expect(laidOut()).toBe(1);
  idle.shift()?.({ didTimeout: false, timeRemaining: () => 10 });
  expect(laidOut()).toBe(2);
  idle.shift()?.({ didTimeout: false, timeRemaining: () => 10 });
  expect([laidOut(), idle.length]).toEqual([2, 0]);
});

it.each([
  ['navigate', undefined],
  ['reload', ''],
  ['back_forward', ''],
])('a document that is opened by %s has all of it laid out: %j', (type, whole) => {
  delete document.documentElement.dataset.whole;
  const performance = { getEntriesByType: jest.fn(() => [{ type }]) };
  new Function('performance', wholePageScript)(performance);
  expect(document.documentElement.dataset.whole).toBe(whole);
});

it('is whole from the first change of the screen on', () => {
  delete document.documentElement.dataset.whole;
  showWhole();
  expect(document.documentElement.dataset.whole).toBe('');
});
