import { describe, expect, it, jest } from '@jest/globals';
import type { PageRelease, PageRemote } from '@shop/contracts';
import { isKnownPath, matchPage, routesLike, pageRoutes, slotFragments } from './page-routes';

const remote = (fragments: Pick<PageRemote, 'routes' | 'slots'>): PageRemote => ({
  version: '1.0.0',
  base: '',
  manifest: { entry: '', globalName: '', exposes: {}, server: 'server' },
  integrity: {},
  fallback: null,
  ...fragments,
});

const release: PageRelease = {
  env: 'live',
  seq: 1,
  remotes: {
    catalog: remote({
      routes: [
        { path: '/collections/:category/:subcategory', module: 'listing' },
        { path: '/collections/brand/:category', module: 'brand' },
      ],
      slots: [{ slot: 'home', module: 'new-arrivals', order: 30 }],
    }),
    content: remote({
      routes: [{ path: '/blogs/:name', module: 'blog-post' }],
      slots: [
        { slot: 'home', module: 'reviews', order: 90 },
        { slot: 'home', module: 'hero', order: 10 },
      ],
    }),
  },
};

describe('screens', () => {
  const routes = pageRoutes(release);

  it('composes the home page from the slots of all remotes, in order', () => {
    expect(slotFragments(release, 'home').map(({ module }) => module)).toEqual([
      'hero',
      'new-arrivals',
      'reviews',
    ]);
    expect(matchPage(routes, '/').route?.fragments).toHaveLength(3);
  });

  it('arranges the home page as staff chose, and keeps other fragments in their places', () => {
    const shown = (...chosen: readonly (readonly [string, boolean])[]) =>
      slotFragments(
        release,
        'home',
        chosen.map(([name, hidden]) => ({ name, hidden })),
      ).map(({ module, deferred }) => (deferred ? `${module} later` : module));
    expect(shown(['content/reviews', false], ['catalog/new-arrivals', false])).toEqual([
      'hero',
      'reviews',
      'new-arrivals later',
    ]);
    expect(shown(['catalog/new-arrivals', true], ['content/gone', false])).toEqual(['hero', 'reviews']);
    const home = [{ name: 'content/hero', hidden: true }];
    expect(matchPage(pageRoutes(release, home), '/').route?.fragments).toHaveLength(2);
  });

  it('prefers fixed segments, so that a brand is not matched as a category', () => {
    expect(matchPage(routes, '/collections/brand/YIER').route?.fragments).toEqual([
      { remote: 'catalog', module: 'brand' },
    ]);
    const listing = matchPage(routes, '/collections/tapes/washi-tape');
    expect(listing.route?.fragments[0]?.module).toBe('listing');
    expect(listing.params).toEqual({ category: 'tapes', subcategory: 'washi-tape' });
  });

  it('matches only the routes with the same first segment', () => {
    const named = ['/', '/blogs', '/blogs/:name', '/Account/*', '/:page?/more', '*'];
    const table = named.map((path) => ({ path, fragments: [] }));
    const like = (pathname: string) => routesLike(table, pathname).map(({ path }) => path);
    const open = ['/:page?/more', '*'];
    expect(like('/')).toEqual(['/', ...open]);
    expect(like('/BLOGS/one/')).toEqual(['/blogs', '/blogs/:name', ...open]);
    expect(like('/account/orders')).toEqual(['/Account/*', ...open]);
    expect(like('/%62logs')).toEqual(named);
  });

  it('finds no route for a path without a remote', () => {
    expect(matchPage(routes, '/nowhere').route).toBeNull();
  });

  it('does not throw for a path with an invalid encoding', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(matchPage(routes, '/blogs/%E0%A4%A').route?.fragments[0]?.module).toBe('blog-post');
    warned.mockRestore();
  });

  it('distinguishes pages whose remote is unavailable from unknown pages', () => {
    expect(isKnownPath('/auth/login')).toBe(true);
    expect(isKnownPath('/auth/logout')).toBe(false);
  });
});
