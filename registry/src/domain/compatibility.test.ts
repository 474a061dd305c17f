import { smallRemote } from '@shop/protocol/testing';
import { describe, expect, it } from '@jest/globals';
import type { Artifact, Assignment, ShellContract } from '@shop/contracts';
import { testShell } from '../testing/test-registry';
import { checkCompatibility } from './compatibility';

const live = (stable: string, rest: Partial<Assignment> = {}): Assignment => ({
  stable,
  lastKnownGood: null,
  killed: false,
  ...rest,
});

/** The messages for assignments of these published remotes. */
function check(assignments: Record<string, Assignment>, published: readonly Artifact[], shell = testShell) {
  const find = (remote: string, version: string) =>
    published.find((artifact) => artifact.remote === remote && artifact.version === version);
  return checkCompatibility(assignments, find, shell).map(({ message }) => message);
}

const artifact = (remote: string, version: string, change: Partial<Artifact> = {}) =>
  smallRemote(remote, version, change).artifact;

describe('checkCompatibility', () => {
  it('accepts compatible versions', () => {
    const published = [artifact('catalog', '1.0.0'), artifact('cart', '1.0.0')];
    expect(check({ catalog: live('1.0.0'), cart: live('1.0.0') }, published)).toEqual([]);
  });

  it('finds versions with the same global name, even of the same remote', () => {
    const { manifest } = artifact('catalog', '1.0.0');
    const published = [artifact('catalog', '1.0.0'), artifact('catalog', '1.1.0', { manifest })];
    const canary = { version: '1.1.0', bps: 1, salt: 's' };
    expect(check({ catalog: live('1.0.0', { canary }) }, published)).toEqual([
      'catalog@1.0.0 uses the global catalog_1_0_0, like catalog@1.1.0. Build one of them again with a new version.',
    ]);
  });

  it('reports the package and the remote of a singleton that is out of range, even for a canary or last known good version', () => {
    const old = { shared: { required: { react: '^18.2.0' } } };
    const published = [artifact('catalog', '1.0.0'), artifact('catalog', '0.9.0', old)];
    const message = expect.stringContaining(
      `catalog@0.9.0 needs react ^18.2.0, but the shell provides ${testShell.provided.react}`,
    );
    expect(check({ catalog: live('1.0.0', { lastKnownGood: '0.9.0' }) }, published)).toEqual([message]);
    const canary = { version: '0.9.0', bps: 1, salt: 's' };
    expect(check({ catalog: live('1.0.0', { canary }) }, published)).toEqual([message]);
  });

  describe('with a shell that has @shop/store and @shop/ui 1.2.0', () => {
    const shell: ShellContract = {
      ...testShell,
      provided: { ...testShell.provided, '@shop/store': '1.2.0', '@shop/ui': '1.2.0' },
      singletons: [...testShell.singletons.filter((name) => name !== '@shop/ui'), '@shop/store'],
    };
    const copy = { path: 'server/shared/@shop/ui.cjs', size: 1, sha384: '' };
    const faults = (shared: Artifact['shared']) => {
      const { files } = artifact('catalog', '1.0.0');
      const published = [artifact('catalog', '1.0.0', { shared, files: [...files, copy] })];
      return check({ catalog: live('1.0.0') }, published, shell);
    };

    it.each(['^1.0.0', '^1.2.0', '>=1.1.0 <2'])(
      'runs a remote that declares %s, whatever minor it was built against',
      (range) => {
        expect(faults({ required: { '@shop/store': range, '@shop/ui': range } })).toEqual([]);
      },
    );

    it('refuses a remote that needs a newer minor of a singleton, and explains both solutions', () => {
      expect(faults({ required: { '@shop/store': '^1.3.0' } })).toEqual([
        "catalog@1.0.0 needs @shop/store ^1.3.0, but the shell provides 1.2.0, and a page can only have one copy of it. Deploy a shell with it first, or declare a lower range in the remote's peerDependencies if it does not need a version newer than 1.2.0.",
      ]);
    });

    it.each(['^2.0.0', '^0.9.0'])('refuses a remote that needs %s of a singleton', (range) => {
      expect(faults({ required: { '@shop/store': range } })).toEqual([
        `catalog@1.0.0 needs @shop/store ${range}, but the shell provides 1.2.0, and a page can only have one copy of it. Build the remote against 1.2.0.`,
      ]);
    });

    it.each(['1.3.0', '2.0.1'])(
      'runs a remote that bundles %s of a package that is not a singleton',
      (own) => {
        expect(faults({ required: { '@shop/ui': `^${own}` }, provided: { '@shop/ui': own } })).toEqual([]);
      },
    );
  });

  it('allows bundling a package that is not a singleton, and reports packages that nothing provides', () => {
    const own = { shared: { required: { '@shop/ui': '^2.0.0' }, provided: { '@shop/ui': '2.0.0' } } };
    expect(check({ catalog: live('1.0.0') }, [artifact('catalog', '1.0.0', own)])).toEqual([]);
    const none = { shared: { required: { '@shop/ui': '^2.0.0' } } };
    expect(check({ catalog: live('1.0.0') }, [artifact('catalog', '1.0.0', none)])).toEqual([
      'catalog@1.0.0 needs @shop/ui ^2.0.0, but the shell provides 1.0.0, and it bundles no copy. Build it against what the shell provides, or bundle a compatible version.',
    ]);
    const wants = { shared: { required: { swiper: '^12.0.0' } } };
    expect(check({ catalog: live('1.0.0') }, [artifact('catalog', '1.0.0', wants)])).toEqual([
      expect.stringContaining('catalog@1.0.0 needs swiper ^12.0.0, which the shell does not provide'),
    ]);
  });

  it('checks the store contract and the slots against the shell', () => {
    const slots = [{ slot: 'sidebar' as 'home', module: 'page', order: 1 }];
    const published = [artifact('catalog', '1.0.0', { storeContract: 2, slots })];
    expect(check({ catalog: live('1.0.0') }, published)).toEqual([
      'catalog@1.0.0 needs store contract 2, but the shell has 1. Deploy the newer shell first.',
      'catalog@1.0.0 fills the slot "sidebar", which the shell does not have.',
    ]);
  });

  it('finds two remotes with the same route, regardless of parameter names, or the same single slot', () => {
    const routes = (path: string) => [{ path, module: 'page' }];
    const slots = [{ slot: 'cart-panel' as const, module: 'page', order: 1 }];
    const published = [
      artifact('catalog', '1.0.0'),
      artifact('catalog', '1.1.0', { routes: routes('/blogs/:slug'), slots }),
      artifact('content', '1.0.0', { routes: routes('/blogs/:name'), slots }),
    ];
    const canary = { version: '1.1.0', bps: 100, salt: 's' };
    expect(check({ catalog: live('1.0.0', { canary }), content: live('1.0.0') }, published)).toEqual([
      'catalog@1.1.0 serves /blogs/:slug, and content@1.0.0 serves /blogs/:name: both match /blogs/x. Remove it from one of them.',
      'catalog@1.1.0 fills the slot "cart-panel", like content@1.0.0, but the slot has room for one remote.',
    ]);
    expect(check({ catalog: live('1.0.0'), content: live('1.0.0') }, published)).toEqual([]);
  });

  it('finds patterns that match a route of another remote, and allows the shop’s own routes', () => {
    const serves = (remote: string, ...paths: string[]) =>
      artifact(remote, '1.0.0', { routes: paths.map((path) => ({ path, module: 'page' })) });
    const set = { catalog: live('1.0.0'), checkout: live('1.0.0') };
    const greedy = serves('catalog', '/checkout/*');
    expect(check(set, [greedy, serves('checkout', '/checkout/success')])).toEqual([
      'catalog@1.0.0 serves /checkout/*, and checkout@1.0.0 serves /checkout/success: both match /checkout/success. Remove it from one of them.',
    ]);
    const catalog = serves('catalog', '/products/:category', '/collections/:a/:b', '/collections/brand/:b');
    expect(check(set, [catalog, serves('checkout', '/checkout', '/checkout/success', '/success')])).toEqual(
      [],
    );
  });

  it('refuses routes that are reserved for the shop', () => {
    const routes = [{ path: '/:a/:b', module: 'page' }];
    expect(check({ catalog: live('1.0.0') }, [artifact('catalog', '1.0.0', { routes })])).toEqual([
      'catalog@1.0.0 serves /:a/:b, which matches /api/x, but the shop itself handles paths under /api. Start the path with another segment, such as /catalog.',
    ]);
  });

  it('reports a missing version', () => {
    expect(check({ catalog: live('3.0.0') }, [])).toEqual([
      'catalog@3.0.0 is not published, or was removed by clean-up. Publish it first.',
    ]);
  });

  it('finds API endpoints that two remotes define, even if one is a canary', () => {
    const published = [
      artifact('catalog', '1.0.0', { endpoints: ['getNotes', 'getTapes'] }),
      artifact('catalog', '1.1.0', { endpoints: ['getNotes', 'getInks'] }),
      artifact('cards', '1.0.0', { endpoints: ['getInks'] }),
      artifact('cart', '1.0.0'),
    ];
    const rest = { cards: live('1.0.0'), cart: live('1.0.0') };
    expect(check({ catalog: live('1.0.0'), ...rest }, published)).toEqual([]);
    const canary = { version: '1.1.0', bps: 1, salt: 's' };
    expect(check({ catalog: live('1.0.0', { canary }), ...rest }, published)).toEqual([
      expect.stringContaining('catalog@1.1.0 defines the API endpoint "getInks", like cards@1.0.0'),
    ]);
  });
});
