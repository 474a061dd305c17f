import { expect, it } from '@jest/globals';
import { judgeStay, type IdleState } from './stay';

const fine: IdleState = {
  ...{ landmarks: ['header', 'nav', 'main', 'footer'], title: 'Questions', documents: 1, requests: 4 },
  ...{ blockedMs: 0, errors: [], hangs: false },
};
const found = (candidate: Partial<IdleState>, live: Partial<IdleState> = {}) =>
  judgeStay('/faq', { ...fine, ...candidate }, { ...fine, ...live }).map(({ message }) => message);

it('reports nothing for an unchanged page', () => {
  expect(found({ requests: 60 })).toEqual([]);
});

it.each([
  ['no longer shows main.', { landmarks: ['header', 'nav', 'footer'] as const }],
  ['has no title.', { title: '' }],
  ['sends 5000 requests; the live version sends 4.', { requests: 5000 }],
  ['throws: TypeError: x', { errors: ['TypeError: x'] }],
  ['stops responding.', { hangs: true }],
  ['keeps reloading.', { documents: 12, landmarks: [] }],
  ['keeps reloading.', { documents: 12, hangs: true }],
])('reports a page that %s', (text, change) => {
  expect(found(change)).toEqual([`/faq, left idle for 5 minutes, ${text}`]);
  expect(found(change, change)).toEqual([]);
});
