import { smallRemote } from '@shop/protocol/testing';
import { describe, expect, it } from '@jest/globals';
import type { Assignment, Release } from '@shop/contracts';
import { signText } from '../telemetry/nonce';
import { staffVersions } from './staff-versions';

const key = 'a key';
const cohort = 'abcdefghijklmnopqrstuv';

const releaseWith = (catalog: Partial<Assignment>): Release => ({
  env: 'live',
  seq: 4,
  parent: 3,
  assignments: { catalog: { stable: '1.0.0', lastKnownGood: '0.9.0', killed: false, ...catalog } },
  actor: 'test',
  reason: 'because',
  at: '2026-11-20T06:00:00Z',
});

/** The catalog version of a staff browser on a phone, with an optional manual choice. */
function catalogOf(catalog: Partial<Assignment>, chosen?: string) {
  const preview = chosen === undefined ? '' : `; preview=${signText(`catalog@${chosen}`, key)}`;
  const traits = () => ({ isStaff: true, hasSignedIn: false, isNarrow: true, city: null });
  const { remotes, cookies } = staffVersions(
    { cookie: `cohort=${cohort}${preview}`, url: '/registry/v1/staff/versions', secure: false, traits },
    {
      release: releaseWith(catalog),
      find: (remote, version) => (version === '7.7.7' ? undefined : smallRemote(remote, version).artifact),
      key,
    },
  );
  expect(cookies).toEqual([]);
  return remotes.catalog;
}

const canary = (
  bps: number,
  segments?: { segment: string; bps: number }[],
): NonNullable<Assignment['canary']> => ({
  version: '1.1.0',
  bps,
  salt: 'salt',
  ...(segments && { segments }),
});
const whole = (segment: string) => [{ segment, bps: 10_000 }];

describe('why a browser has a version', () => {
  it.each<[string, Partial<Assignment>, string | undefined, string | null, string]>([
    ['nothing is on trial', {}, undefined, '1.0.0', 'Live for all shoppers.'],
    [
      'it is in the canary',
      { canary: canary(10_000) },
      undefined,
      '1.1.0',
      'Canary of 100%: this browser is in it.',
    ],
    [
      'it is not in the canary',
      { canary: canary(1) },
      undefined,
      '1.0.0',
      'Live. Canary 1.1.0 of 0.01%: this browser is not in it.',
    ],
    [
      'it is in the segment',
      { canary: canary(0, whole('narrow')) },
      undefined,
      '1.1.0',
      'Canary limited to 100% of phones: this browser is in it.',
    ],
    [
      'it is in none of the segments',
      { canary: canary(0, whole('signed-in')) },
      undefined,
      '1.0.0',
      'Live. Canary 1.1.0 limited to 100% of shoppers who have signed in: this browser is not in it.',
    ],
    [
      'it is in a segment that got it before everyone else',
      { canary: canary(1, whole('staff')) },
      undefined,
      '1.1.0',
      'Canary of 100% of staff, 0.01%: this browser is in it.',
    ],
    [
      'the remote is on trial only',
      { stable: null, lastKnownGood: null, canary: canary(1) },
      undefined,
      null,
      'Not live yet. Canary 1.1.0 of 0.01%: this browser is not in it.',
    ],
    [
      'it was chosen',
      { canary: canary(1) },
      '1.1.0',
      '1.1.0',
      'Chosen manually in this browser, whose sessions are not counted. Without this choice it has 1.0.0.',
    ],
    ['the remote is disabled', { killed: true }, '1.0.0', null, 'Disabled for all shoppers.'],
  ])('%s', (_case, catalog, chosen, version, why) => {
    expect(catalogOf(catalog, chosen)).toMatchObject({ version, why });
  });
});

describe('the versions that staff may choose', () => {
  it('are the live version, the canary and the previews, without duplicates or removed versions', () => {
    const catalog = { canary: canary(1), previews: ['1.1.0', '2.0.0-rc.1', '7.7.7'] };
    expect(catalogOf(catalog, '2.0.0-rc.1')).toMatchObject({
      kind: 'preview',
      chosen: '2.0.0-rc.1',
      otherwise: '1.0.0',
      choices: [
        { version: '1.0.0', kind: 'live' },
        { version: '1.1.0', kind: 'canary' },
        { version: '2.0.0-rc.1', kind: 'preview' },
      ],
    });
  });

  it('are empty for a disabled remote', () => {
    expect(catalogOf({ killed: true })).toMatchObject({ version: null, kind: null, choices: [] });
  });
});
