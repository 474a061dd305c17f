import { describe, expect, it } from '@jest/globals';
import type { Assignment, Release } from '@shop/contracts';
import { readNonce } from '../telemetry/nonce';
import { smallRemote } from '../testing/small-remote';
import { shopperRelease } from './shopper-release';

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

/** A browser: keeps the cookies that it is sent. */
function browser(cookies = new Map<string, string>()) {
  return {
    cookies,
    open(of: Release, url = '/') {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const found = shopperRelease({ cookie, url, secure: false }, { release: of, find, key, now });
      for (const text of found.cookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        if (text.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
      return found.release;
    },
  };
}

const versionIn = (page: ReturnType<ReturnType<typeof browser>['open']>) => page.remotes.catalog?.version;

describe('its cookies', () => {
  const open = (cookie: string | undefined, url = '/', secure = true) =>
    shopperRelease(
      { cookie, url, secure },
      { release: release({ previews: ['2.0.0-rc.1'] }), find, key, now },
    );

  it('are bound to the host and to HTTPS where shoppers come by it', () => {
    const { cookies } = open(undefined, '/?preview=catalog@2.0.0-rc.1');
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-cohort=[\w-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(/^__Host-preview=[^;]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    const [cohort = '', preview = ''] = cookies.map((text) => text.split(';')[0] ?? '');
    const again = open(`${cohort}; ${preview}`);
    expect(again.cookies).toEqual([]);
    expect(again.release.remotes.catalog?.version).toBe('2.0.0-rc.1');
  });

  it('keep a browser in the cohort that it has from before, under the new name', () => {
    const cohort = 'abcdefghijklmnopqrstuv';
    expect(open(`cohort=${cohort}`).cookies).toEqual([expect.stringMatching(`^__Host-cohort=${cohort};`)]);
    expect(open(`cohort=${cohort}`, '/', false).cookies).toEqual([]);
  });
});

describe('the release for a shopper', () => {
  it('leaves out what is killed, whoever previews it', () => {
    const killed = release({ killed: true, previews: ['2.0.0'] });
    expect(browser().open(killed, '/?preview=catalog@2.0.0').remotes).toEqual({});
  });

  it('keeps a listed preview in a signed cookie until it is ended, and refuses one that is not listed', () => {
    const shopper = browser();
    const listed = release({ previews: ['2.0.0-rc.1'] });
    expect(versionIn(shopper.open(listed, '/?preview=catalog@3.0.0'))).toBe('1.0.0');
    const page = shopper.open(listed, '/?preview=catalog@2.0.0-rc.1');
    expect(page.remotes.catalog).toMatchObject({ version: '2.0.0-rc.1', variant: 'preview' });
    expect(page.remotes.catalog?.fallback?.version).toBe('1.0.0');
    expect(versionIn(shopper.open(listed))).toBe('2.0.0-rc.1');
    expect(versionIn(browser(new Map([['preview', 'catalog%402.0.0-rc.1.made-up']])).open(listed))).toBe(
      '1.0.0',
    );
    expect(versionIn(shopper.open(release({})))).toBe('1.0.0');
    shopper.open(listed, '/?preview=catalog@2.0.0-rc.1');
    expect(versionIn(shopper.open(listed, '/?preview=off'))).toBe('1.0.0');
    expect(shopper.cookies.has('preview')).toBe(false);
  });

  it('puts a browser into a canary for good, also when it signs in', () => {
    const canary = (bps: number) => release({ canary: { version: '1.1.0', bps, salt: 'salt' } });
    const browsers = Array.from({ length: 300 }, () => browser());
    const inside = browsers.filter((one) => versionIn(one.open(canary(3000))) === '1.1.0');
    expect(inside.length).toBeGreaterThan(55);
    expect(inside.length).toBeLessThan(125);
    for (const one of inside) {
      one.cookies.set('session', 'signed-in');
      expect(versionIn(one.open(canary(5000)))).toBe('1.1.0');
      expect(one.open(canary(3000)).remotes.catalog?.fallback?.version).toBe('1.0.0');
      expect(versionIn(one.open(release({})))).toBe('1.0.0');
    }
  });

  it('signs what was given, one session a browser and day, a tenth of which report successes', () => {
    const shopper = browser();
    const [one, other] = [shopper.open(release({})), shopper.open(release({}))];
    const read = ({ telemetry }: typeof one) => readNonce(telemetry?.nonce ?? '', key, now);
    expect(read(one)).toMatchObject({ env: 'live', seq: 4, given: { catalog: ['1.0.0', 'stable'] } });
    expect(read(other)?.session).toBe(read(one)?.session);
    const pages = Array.from({ length: 600 }, () => browser().open(release({})));
    const reporting = pages.filter(({ telemetry }) => telemetry?.reportSuccesses).length;
    expect(reporting).toBeGreaterThan(25);
    expect(reporting).toBeLessThan(110);
  });
});
