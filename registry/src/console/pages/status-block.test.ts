import { expect, test } from '@jest/globals';
import { everywhere, type Role } from '../../domain/roles';
import type { Frame } from '../frame';
import type { Action, Situation } from './situations';
import { statusBlock } from './status-block';

const frame = {
  ...{ env: 'live', now: new Date('2026-11-26T09:00:00.000Z') },
  href: (path = '') => `/ops${path}`,
} as Frame;

const situation = (action: Action | null): Situation => ({
  ...{ tone: 'bad', title: 'cart 1.1.0 is performing worse', details: ['5.0% of sessions failed'], action },
  ...{ since: '2026-11-26T08:48:00.000Z', accuracy: 'about', affected: 'All shoppers' },
});

const rollback: Action = {
  ...{ label: 'Roll back cart to 1.0.0', right: 'release' },
  ...{ change: { kind: 'rollback', remote: 'cart' }, reason: 'x'.repeat(600) },
};
const enable: Action = {
  ...{ label: 'Enable cart', right: 'operate' },
  change: { kind: 'unkill', remote: 'cart' },
};

const blockFor = (role: Role, action: Action, ...others: Situation[]) =>
  statusBlock(frame, [situation(action), ...others], { actor: everywhere('ravi', role), seq: 7, key: 'k' })
    .html;

test('one click rolls back, with the live release that the page shows and a reason of valid length', () => {
  const block = blockFor('releaser', rollback);
  expect(block).toContain('name="head" value="7"');
  expect(block).toContain(`name="reason" value="${'x'.repeat(500)}"`);
  expect(block).toMatch(/about <time [^>]*>26 Nov 2026, 14:18:00 IST<\/time> .*12 minutes ago/);
});

test('a change that needs confirmation opens its form', () => {
  expect(blockFor('operator', enable)).toContain(
    'class="button" href="/ops/change?kind=unkill&amp;remote=cart"',
  );
});

test('a user without the right sees who has it', () => {
  expect(blockFor('viewer', rollback)).toContain('Its releasers, operators and admins can make this change.');
  const block = blockFor('releaser', enable);
  expect(block).toContain('Operators and admins can make this change.');
  expect(block).not.toContain('Enable cart');
});

test('further situations are listed below the button', () => {
  const block = blockFor('operator', rollback, { ...situation(enable), title: 'account is disabled' });
  expect(block.indexOf('account is disabled')).toBeGreaterThan(block.indexOf('</form>'));
  expect(block).toContain('>Enable cart</a>');
});
