import { paths } from '@shop/config';
import type { PageRelease } from '@shop/contracts';
import { readDescriptor } from '@shop/federation/build';
import { matchPage, pageRoutes } from '../../shell/federation/routing/page-routes';
import { entryOf, kindOf, moduleOf, picturesOf, type BuiltFile, type Group } from './groups';
import type { Build } from './read-build';

interface MainPage {
  readonly name: string;
  readonly path: string;
}

/** The pages that most visits include. */
const mainPages: readonly MainPage[] = [
  { name: 'home', path: paths.home },
  { name: 'listing', path: paths.category('any', 'any') },
  { name: 'product', path: paths.product('any') },
  { name: 'cart', path: paths.cart },
  { name: 'checkout', path: paths.checkout },
  { name: 'account', path: paths.profile },
  { name: 'blog', path: paths.blog('any') },
];

/** A release of these builds, for the shell's fragments. */
function releaseOf(remotes: readonly Build[]): PageRelease {
  const entries = remotes.map(({ name, dir, manifest }) => {
    const { version, routes, slots } = readDescriptor(dir);
    const loading = { entry: '', globalName: '', exposes: manifest.exposes, server: '' };
    return [name, { version, base: '', manifest: loading, integrity: {}, routes, slots, fallback: null }];
  });
  return { env: '', seq: 1, remotes: Object.fromEntries(entries) as PageRelease['remotes'] };
}

/** Files that a first visit to a page downloads. */
export interface Page {
  readonly name: string;
  /**
   * Files until the page is idle: the shell and its icons, the entries and modules of the page's fragments, and all
   * their styles.
   */
  readonly arriving: readonly BuiltFile[];
  /** Scripts of fragments below the fold, loaded when they are near the viewport. */
  readonly scrolling: readonly BuiltFile[];
}

/** The files of the main pages; throws if no remote serves one of them. */
export function pagesOf(shell: Build, remotes: readonly Build[]): Page[] {
  const routes = pageRoutes(releaseOf(remotes));
  return mainPages.map(({ name, path }) => {
    const fragments = matchPage(routes, path).route?.fragments ?? [];
    if (fragments.length === 0) throw new Error(`No remote serves ${path}`);
    const arriving = [...entryOf(shell), ...picturesOf(shell)];
    const scrolling: BuiltFile[] = [];
    for (const { remote, module, deferred } of fragments) {
      const build = remotes.find((candidate) => candidate.name === remote);
      if (!build) throw new Error(`${path} needs "${remote}", which is not built`);
      for (const place of [...entryOf(build), ...moduleOf(build, module)])
        (deferred && kindOf(place.file) === 'js' ? scrolling : arriving).push(place);
    }
    return { name, arriving: distinct(arriving), scrolling: distinct(scrolling, arriving) };
  });
}

/** The names of the pages in a budget. */
export const pageGroups = (pages: readonly Page[]): Group[] =>
  pages.flatMap(({ name, arriving, scrolling }) => [
    { name: `page ${name}`, files: arriving },
    ...(scrolling.length > 0 ? [{ name: `page ${name}, scrolled`, files: scrolling }] : []),
  ]);

function distinct(files: readonly BuiltFile[], without: readonly BuiltFile[] = []): BuiltFile[] {
  const keyOf = ({ build, file }: BuiltFile) => `${build.name}/${file}`;
  const known = new Set(without.map(keyOf));
  return files.filter((file) => !known.has(keyOf(file)) && known.add(keyOf(file)));
}
