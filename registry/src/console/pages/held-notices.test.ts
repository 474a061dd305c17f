import { expect, it } from '@jest/globals';
import { markup } from '../markup';
import { heldNotices } from './held-notices';

const shown = (sessions: number, networks: number) =>
  markup`${heldNotices([{ version: '1.1.0', sessions, networks }])}`.html;

it('says that many failed sessions are not counted, and what to do', () => {
  expect(shown(196, 1)).toContain('<strong>196 failed sessions of 1.1.0 are not counted.</strong>');
  expect(shown(196, 1)).toContain('in the last hour, from 1 network. Open the shop with 1.1.0');
  expect(shown(20, 3)).toContain('from 3 networks.');
});

it('says nothing of a few, which shoppers on their first visit report', () => {
  expect(shown(19, 19)).toBe('');
  expect(markup`${heldNotices(undefined)}`.html).toBe('');
});
