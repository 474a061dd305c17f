import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { watchGate } from './watch-gate';

const originalFetch = globalThis.fetch;
const detail = (text: string) => `<div data-gate-detail>${text}<button>${text} it</button></div>`;
const section = (key: string, text: string) =>
  `<section id="gate" data-gate="/gate.json" data-gate-page="/page" data-gate-key="${key}"><h2 tabindex="-1">Gate</h2>
    <div data-gate-state><p role="status" data-gate-status></p><p data-gate-time></p></div>${detail(text)}</section>`;

const queued = { key: '1 queued', kind: 'cold', status: 'Queued: next in line.', time: '' };
let texts = queued;
let asked: string[] = [];
const found = (selector: string) => document.querySelector<HTMLElement>(selector);
const pass = () => jest.advanceTimersByTimeAsync(3000);

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  texts = queued;
  const fetch = async (address: string) => {
    asked.push(address);
    const isPage = address === '/page';
    return {
      ok: true,
      json: async () => texts,
      text: async () => (isPage ? section(texts.key, 'Passed') : ''),
    };
  };
  Object.assign(globalThis, { fetch });
  document.body.innerHTML = `${section('1 queued', 'Waiting')}<input id="reason">`;
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { fetch: originalFetch });
});

it('updates the state without a reload, and refetches the section when the run ends', async () => {
  const gate = found('#gate');
  if (!gate) throw new Error('No section.');
  found('button')?.focus();
  watchGate(gate, () => undefined);
  await pass();
  expect(found('[role=status]')?.textContent).toBe('Queued: next in line.');
  texts = { ...queued };
  const announced = found('[role=status]')?.firstChild;
  await pass();
  // The same text is not announced again.
  expect(found('[role=status]')?.firstChild).toBe(announced);
  expect(asked).not.toContain('/page');
  texts = { key: '1 passed', kind: '', status: 'The last run passed, requested by asha.', time: '' };
  await pass();
  await pass();
  expect(found('[role=status]')?.textContent).toContain('passed');
  expect(found('[data-gate-detail]')?.textContent).toContain('Passed');
  expect(document.activeElement?.textContent).toBe('Passed it');
  expect(asked.filter((address) => address === '/page')).toHaveLength(1);
});

it('keeps the focus in another field', async () => {
  const gate = found('#gate');
  if (!gate) throw new Error('No section.');
  found('#reason')?.focus();
  texts = { key: '1 running', kind: 'cold', status: 'Running: buying.', time: '3 s so far.' };
  watchGate(gate, () => undefined);
  await pass();
  expect([found('[data-gate-time]')?.textContent, document.activeElement?.id]).toEqual([
    '3 s so far.',
    'reason',
  ]);
});
