import { withText, type BadVersion, type RemoteBuild } from './bad-version';
import type { Site } from './site';

function fileLike(pattern: RegExp, { remote, files }: RemoteBuild): string {
  const file = [...files.keys()].find((path) => pattern.test(path));
  if (file === undefined) throw new Error(`${remote} has no file like ${pattern.source}.`);
  return file;
}

/** Versions with missing, altered or unlisted files. */
export const fileFaults = ({ addresses, builds }: Site): readonly BadVersion[] => [
  {
    name: 'chunk that is missing',
    remote: 'content',
    make(good) {
      const gone = fileLike(builds.contentScript, good);
      const listed = new Map([...good.listed].filter(([path]) => path !== gone));
      return { ...good, listed };
    },
  },
  {
    name: 'chunk that was altered',
    remote: 'content',
    make(good) {
      const file = fileLike(builds.contentScript, good);
      const bytes = Buffer.from(good.files.get(file) ?? []);
      bytes.write('/', 0);
      return { ...good, files: new Map([...good.files, [file, bytes]]) };
    },
  },
  {
    name: 'styles that the server does not know',
    remote: 'catalog',
    // The page is sent without styles, and browsers load them with the modules.
    make: (good) => ({
      ...good,
      styles: Object.fromEntries(Object.keys(good.styles).map((module) => [module, []])),
    }),
  },
  {
    name: 'route that another remote has',
    remote: 'content',
    make(good) {
      const route = { path: addresses.productRoute, module: builds.contentModule };
      return { ...good, routes: [...good.routes, route] };
    },
  },
  {
    name: 'bundle of 50 MB',
    remote: 'content',
    make: (good) => withText(good, builds.contentScript, (text) => `${text}\n/*${'x'.repeat(50_000_000)}*/`),
  },
];
