import { smallRemote } from '@shop/protocol/testing';
import { describe, expect, it } from '@jest/globals';
import type { Assignment, Release } from '@shop/contracts';
import { readNonce } from '../telemetry/nonce';
import { liveSets, shopperRelease, shopperTelemetry } from './shopper-release';

const now = new Date('2026-11-20T06:00:00Z');
const key = 'a key';
const find = (remote: string, version: string) => smallRemote(remote, version).artifact;

const release = (catalog: Partial<Assignment>): Release => ({
  env: 'live',
  seq: 4,
  parent: 3,
  assignments: { catalog: { stable: '1.0.0', lastKnownGood: '0.9.0', killed: false, ...catalog } },
  actor: 'test',
  reason: 'because',
  at: now.toISOString(),
});

/** A browser with a cookie jar, marked as staff or not. */
function browser(cookies = new Map<string, string>(), isStaff = false) {
  const traits = () => ({ isStaff, hasSignedIn: false, isNarrow: false, city: null });
  return {
    cookies,
    open(of: Release, url = '/') {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const found = shopperRelease({ cookie, url, secure: false, traits }, { release: of, find, key });
      this.keep(found.cookies);
      return found;
    },
    telemetry(of: Release) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const found = shopperTelemetry(
        { cookie, url: '/', secure: false, traits },
        { release: of, find, key, now },
      );
      this.keep(found.cookies);
      return found.telemetry;
    },
    keep(sent: readonly string[]) {
      for (const text of sent) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        if (text.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

const versionIn = (page: ReturnType<ReturnType<typeof browser>['open']>) =>
  page.release.remotes.catalog?.version;

describe('its cookies', () => {
  // A cohort is only assigned if it makes a difference.
  const onTrial = { canary: { version: '1.1.0', bps: 1, salt: 'salt' } };
  const open = (cookie: string | undefined, url = '/', secure = true) =>
    shopperRelease(
      { cookie, url, secure },
      { release: release({ ...onTrial, previews: ['2.0.0-rc.1'] }), find, key },
    );

  it('are bound to the host, and to HTTPS if the shop uses it', () => {
    const { cookies } = open(undefined, '/?preview=catalog@2.0.0-rc.1');
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-cohort=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^__Host-preview=[^;]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const [cohort = '', preview = ''] = cookies.map((text) => text.split(';')[0] ?? '');
    const again = open(`${cohort}; ${preview}`);
    expect(again.cookies).toEqual([]);
    expect(again.release.remotes.catalog?.version).toBe('2.0.0-rc.1');
  });

  it('keep a browser in its existing cohort, under the new name', () => {
    const cohort = 'abcdefghijklmnopqrstuv';
    expect(open(`cohort=${cohort}`).cookies).toEqual([expect.stringMatching(`^__Host-cohort=${cohort};`)]);
    expect(open(`cohort=${cohort}`, '/', false).cookies).toEqual([]);
  });
});

describe('the release for a shopper', () => {
  it('does not contain a disabled remote, even for previews', () => {
    const killed = release({ killed: true, previews: ['2.0.0'] });
    expect(browser().open(killed, '/?preview=catalog@2.0.0').release.remotes).toEqual({});
  });

  it('keeps a listed preview in a signed cookie until it is ended, and refuses one that is not listed', () => {
    const shopper = browser();
    const listed = release({ previews: ['2.0.0-rc.1'] });
    expect(versionIn(shopper.open(listed, '/?preview=catalog@3.0.0'))).toBe('1.0.0');
    const page = shopper.open(listed, '/?preview=catalog@2.0.0-rc.1');
    expect(page.audience).toBe('preview');
    expect(page.release.remotes.catalog).toMatchObject({ version: '2.0.0-rc.1', variant: 'preview' });
    expect(page.release.remotes.catalog?.fallback?.version).toBe('1.0.0');
    expect(versionIn(shopper.open(listed))).toBe('2.0.0-rc.1');
    expect(versionIn(browser(new Map([['preview', 'catalog%402.0.0-rc.1.made-up']])).open(listed))).toBe(
      '1.0.0',
    );
    expect(versionIn(shopper.open(release({})))).toBe('1.0.0');
    shopper.open(listed, '/?preview=catalog@2.0.0-rc.1');
    expect(versionIn(shopper.open(listed, '/?preview=off'))).toBe('1.0.0');
    expect(shopper.cookies.has('preview')).toBe(false);
  });

  it('can only be chosen by staff, among live versions, canaries and listed previews', () => {
    const of = release({ canary: { version: '1.1.0', bps: 0, salt: 'salt' }, previews: ['2.0.0-rc.1'] });
    const [staff, shopper] = [browser(new Map(), true), browser()];
    for (const version of ['1.1.0', '1.0.0', '2.0.0-rc.1']) {
      expect(versionIn(staff.open(of, `/?preview=off,catalog@${version}`))).toBe(version);
      expect(versionIn(staff.open(of))).toBe(version);
      expect(staff.open(of).audience).toBe('preview');
    }
    expect(versionIn(staff.open(of, '/?preview=off,catalog@0.9.0'))).toBe('1.0.0');
    expect(versionIn(shopper.open(of, '/?preview=catalog@1.1.0'))).toBe('1.0.0');
    expect(shopper.cookies.has('preview')).toBe(false);
  });

  it('reverts to the default when the chosen canary ends or the staff cookie is removed', () => {
    const of = release({ canary: { version: '1.1.0', bps: 0, salt: 'salt' } });
    const staff = browser(new Map(), true);
    staff.open(of, '/?preview=catalog@1.1.0');
    const noStaff = browser(new Map(staff.cookies));
    expect(versionIn(noStaff.open(of))).toBe('1.0.0');
    expect(noStaff.cookies.has('preview')).toBe(false);
    expect(versionIn(staff.open(release({})))).toBe('1.0.0');
    expect(staff.cookies.has('preview')).toBe(false);
  });

  it('is excluded from comparisons if it was chosen manually', () => {
    const of = release({ canary: { version: '1.1.0', bps: 10_000, salt: 'salt' } });
    const given = (version: string) => {
      const staff = browser(new Map(), true);
      const page = staff.open(of, `/?preview=catalog@${version}`);
      expect(page.release.remotes.catalog).toMatchObject({ version, variant: 'preview' });
      return readNonce(staff.telemetry(of).nonce, () => key, now)?.given.catalog;
    };
    // Caches the same set of versions for a randomly assigned canary first.
    browser().open(of);
    expect([given('1.1.0'), given('1.0.0')]).toEqual([
      ['1.1.0', 'preview'],
      ['1.0.0', 'preview'],
    ]);
  });

  it('assigns a browser to a canary permanently, even after sign-in', () => {
    const canary = (bps: number) => release({ canary: { version: '1.1.0', bps, salt: 'salt' } });
    const browsers = Array.from({ length: 300 }, () => browser());
    const inside = browsers.filter((one) => versionIn(one.open(canary(3000))) === '1.1.0');
    expect(inside.length).toBeGreaterThan(55);
    expect(inside.length).toBeLessThan(125);
    for (const one of inside) {
      one.cookies.set('session', 'signed-in');
      expect(versionIn(one.open(canary(5000)))).toBe('1.1.0');
      expect(one.open(canary(3000)).release.remotes.catalog?.fallback?.version).toBe('1.0.0');
      expect(versionIn(one.open(release({})))).toBe('1.0.0');
    }
  });

  it('contains a remote without a stable version only for shoppers in its canary', () => {
    const onTrial = release({
      stable: null,
      lastKnownGood: null,
      canary: { version: '1.1.0', bps: 3000, salt: 'salt' },
    });
    const pages = Array.from({ length: 300 }, () => browser().open(onTrial));
    const inside = pages.filter((page) => versionIn(page) === '1.1.0');
    expect(inside.length).toBeGreaterThan(55);
    expect(inside.length).toBeLessThan(125);
    expect(inside.every((page) => page.release.remotes.catalog?.fallback === null)).toBe(true);
    const outside = pages.filter((page) => !inside.includes(page));
    expect(outside.every((page) => !('catalog' in page.release.remotes))).toBe(true);
  });

  it('signs the served versions for one session per browser and day; a tenth of the sessions report successes', () => {
    const shopper = browser();
    const [one, other] = [shopper.telemetry(release({})), shopper.telemetry(release({}))];
    const read = ({ nonce }: typeof one) => readNonce(nonce, () => key, now);
    expect(read(one)).toMatchObject({ env: 'live', seq: 4, given: { catalog: ['1.0.0', 'stable'] } });
    expect(read(other)?.session).toBe(read(one)?.session);
    const pages = Array.from({ length: 600 }, () => browser().telemetry(release({})));
    const reporting = pages.filter(({ reportSuccesses }) => reportSuccesses).length;
    expect(reporting).toBeGreaterThan(25);
    expect(reporting).toBeLessThan(110);
  });

  it('signs the version that the browser gets in its pages', () => {
    const canary = release({ canary: { version: '1.1.0', bps: 5000, salt: 'salt' } });
    for (const shopper of Array.from({ length: 20 }, () => browser())) {
      const version = versionIn(shopper.open(canary));
      const given = readNonce(shopper.telemetry(canary).nonce, () => key, now)?.given;
      expect(given?.catalog?.[0]).toBe(version);
    }
  });

  it('reads a shopper’s traits once while a canary is limited to segments, otherwise never', () => {
    let asked = 0;
    const traits = () => {
      asked += 1;
      return { isStaff: true, hasSignedIn: false, isNarrow: false, city: null };
    };
    const open = (of: Release) =>
      shopperRelease({ cookie: undefined, url: '/', secure: false, traits }, { release: of, find, key });
    open(release({}));
    open(release({ canary: { version: '1.1.0', bps: 10_000, salt: 'salt' } }));
    expect(asked).toBe(0);
    const segments = [{ segment: 'staff', bps: 10_000 }];
    const staffOnly = release({ canary: { version: '1.1.0', bps: 0, salt: 'salt', segments } });
    expect(versionIn(open(staffOnly))).toBe('1.1.0');
    expect(asked).toBe(1);
    // Regardless of segments there are only two sets of versions, so at most two are cached.
    const others = Array.from({ length: 40 }, () => browser().open(staffOnly));
    expect(new Set(others.map((page) => `${page.key} ${page.audience}`)).size).toBe(1);
  });

  it('does not count sessions that were not randomly assigned', () => {
    const segments = [{ segment: 'staff', bps: 10_000 }];
    const given = (canary: Assignment['canary'], isStaff: boolean) => {
      const traits = () => ({ isStaff, hasSignedIn: false, isNarrow: false, city: null });
      const request = { cookie: undefined, url: '/', secure: false, traits };
      const { telemetry } = shopperTelemetry(request, { release: release({ canary }), find, key, now });
      return readNonce(telemetry.nonce, () => key, now)?.given.catalog;
    };
    const first = { version: '1.1.0', bps: 0, salt: 'salt', segments };
    expect([given(first, true), given(first, false)]).toEqual([
      ['1.1.0', 'canary'],
      ['1.0.0', 'outside'],
    ]);
    const second = { ...first, bps: 10_000 };
    expect([given(second, true), given(second, false)]).toEqual([
      ['1.1.0', 'outside'],
      ['1.1.0', 'canary'],
    ]);
  });

  it('is a shared object with the same key for the same versions, and sets no cookie while all shoppers have them', () => {
    const live = release({});
    const [one, other] = [browser(), browser()];
    expect(one.open(live).release).toBe(other.open(live).release);
    expect(one.open(live)).toMatchObject({ audience: 'everybody', cookies: [] });
    const canary = release({ canary: { version: '1.1.0', bps: 5000, salt: 'salt' } });
    const opened = Array.from({ length: 40 }, () => browser().open(canary));
    const keys = new Map(opened.map((page) => [page.key, versionIn(page)]));
    expect([...keys.values()].sort()).toEqual(['1.0.0', '1.1.0']);
    expect(new Set(opened.map(({ release: page }) => page)).size).toBe(2);
    expect(opened.every(({ audience, cookies }) => audience === 'some' && cookies.length === 1)).toBe(true);
  });

  it('includes every live version in one of the prepared sets', () => {
    const versions = (of: Release) =>
      liveSets({ release: of, find, key }).map(({ remotes }) => remotes.catalog?.version);
    expect(versions(release({}))).toEqual(['1.0.0']);
    expect(versions(release({ canary: { version: '1.1.0', bps: 1, salt: 'salt' } }))).toEqual([
      '1.0.0',
      '1.1.0',
    ]);
  });
});
