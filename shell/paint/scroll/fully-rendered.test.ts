import { expect, it, jest } from '@jest/globals';
import { fullyRenderedScript } from './fully-rendered-script';
import { layOutRest, layOutAll } from './use-scroll-position';

it('lays out deferred fragments one by one and then cards, whenever the page is idle', () => {
  document.body.innerHTML =
    '<div data-remote><p data-below></p></div><div data-deferred><p data-below></p></div><div data-deferred></div>';
  const idle: IdleRequestCallback[] = [];
  Object.assign(window, { requestIdleCallback: (task: IdleRequestCallback) => idle.push(task) });
  const laidOut = () => Array.from(document.querySelectorAll('[data-laid-out]'), ({ tagName }) => tagName);
  const rest = () => idle.shift()?.({ didTimeout: false, timeRemaining: () => 10 });
  layOutRest();
  expect(laidOut()).toEqual(['DIV']);
  rest();
  expect(laidOut()).toEqual(['DIV', 'DIV']);
  rest();
  expect(laidOut()).toEqual(['DIV', 'P', 'DIV']);
  rest();
  expect([laidOut().length, idle.length]).toEqual([3, 0]);
});

it.each([
  ['navigate', undefined],
  ['reload', ''],
  ['back_forward', ''],
])('lays out the whole document when it is opened by %s: %j', (type, whole) => {
  delete document.documentElement.dataset.whole;
  const performance = { getEntriesByType: jest.fn(() => [{ type }]) };
  new Function('performance', fullyRenderedScript)(performance);
  expect(document.documentElement.dataset.whole).toBe(whole);
});

it('lays out the whole document from the first navigation on', () => {
  delete document.documentElement.dataset.whole;
  layOutAll();
  expect(document.documentElement.dataset.whole).toBe('');
});
