import { describe, expect, it } from '@jest/globals';
import type { Assignment } from '@shop/contracts';
import { exposedRemotes } from './exposure';

const assignment = (rest: Partial<Assignment> = {}): Assignment => ({
  stable: '1.0.0',
  lastKnownGood: null,
  killed: false,
  ...rest,
});
const canary = (bps: number, rest = {}) => ({ version: '1.1.0', salt: 'one', bps, ...rest });
const exposed = (before: Assignment | null, after: Assignment, isRollback = false, rolledBack = ['9.9.9']) =>
  exposedRemotes(
    before === null ? {} : { catalog: before },
    { catalog: after },
    { isRollback, rolledBack: rolledBack.map((version) => ({ remote: 'catalog', version })) },
  ).length === 1;

describe('versions that are new to shoppers', () => {
  it.each<[string, Assignment | null, Assignment]>([
    ['a promotion', assignment(), assignment({ stable: '1.1.0' })],
    ['a first version', null, assignment()],
    ['a canary', assignment(), assignment({ canary: canary(1) })],
    ['a larger share', assignment({ canary: canary(100) }), assignment({ canary: canary(101) })],
    [
      'a segment of a canary',
      assignment({ canary: canary(100) }),
      assignment({ canary: canary(100, { segments: [{ segment: 'staff', bps: 1 }] }) }),
    ],
    [
      'a different canary of the same share',
      assignment({ canary: canary(100) }),
      assignment({ canary: canary(100, { salt: 'two' }) }),
    ],
    ['a remote that is enabled', assignment({ killed: true }), assignment()],
  ])('%s', (_name, before, after) => {
    expect(exposed(before, after)).toBe(true);
  });

  it.each<[string, Assignment, Assignment]>([
    ['a disabled remote', assignment(), assignment({ killed: true })],
    ['a smaller share', assignment({ canary: canary(100) }), assignment({ canary: canary(50) })],
    ['an aborted canary', assignment({ canary: canary(100) }), assignment()],
    ['a preview', assignment(), assignment({ previews: ['1.1.0'] })],
  ])('is not %s', (_name, before, after) => {
    expect(exposed(before, after)).toBe(false);
  });

  it('is not a rollback, unless its target was rolled back or it enables the remote', () => {
    const [now, older] = [assignment({ stable: '1.1.0' }), assignment()];
    expect(exposed(now, older, true)).toBe(false);
    expect(exposed(now, older, true, ['1.0.0'])).toBe(true);
    expect(exposed({ ...now, killed: true }, older, true)).toBe(true);
  });
});
