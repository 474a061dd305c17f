import { expect, it } from '@jest/globals';
import { auditActions } from '../../platform/db/audit-actions';
import { eventGroups, eventsText } from './webhook-events';

it('every action is in one group', () => {
  expect(eventGroups.flatMap(({ actions }) => actions).sort()).toEqual([...auditActions].sort());
});

it.each([
  [[], 'all events'],
  [['freeze', 'promote', 'unfreeze', 'change-windows'], 'Freezes and change windows, promote'],
  [['kill'], 'kill'],
])('%j is shown as %s', (actions, text) => {
  expect(eventsText(actions)).toBe(text);
});
