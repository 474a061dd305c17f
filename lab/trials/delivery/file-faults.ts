import type { PackedRemote } from '@shop/protocol';
import { renamedBuild } from '@shop/protocol/testing';
import { withText, type BadVersion } from './bad-version';

const chunk = /(^|\/)expose-faq\.js$/;

function chunkOf({ artifact }: PackedRemote): string {
  const file = artifact.files.find(({ path }) => chunk.test(path))?.path;
  if (!file) throw new Error(`${artifact.remote} has no FAQ chunk.`);
  return file;
}

/** Versions with missing or altered files. */
export const fileFaults: readonly BadVersion[] = [
  {
    name: 'chunk that is missing',
    remote: 'content',
    make(good, version) {
      const made = renamedBuild(good, version);
      const gone = chunkOf(made);
      const files = made.artifact.files.filter(({ path }) => path !== gone);
      return { ...made, artifact: { ...made.artifact, files } };
    },
  },
  {
    name: 'chunk that was altered',
    remote: 'content',
    make(good, version) {
      const made = renamedBuild(good, version);
      const file = chunkOf(made);
      const bytes = Buffer.from(made.files.get(file) ?? []);
      bytes.write('/', 0);
      return { ...made, files: new Map([...made.files, [file, bytes]]) };
    },
  },
  {
    name: 'route of another remote',
    remote: 'content',
    make(good, version) {
      const made = renamedBuild(good, version);
      const routes = [...made.artifact.routes, { path: '/products/:name', module: 'faq' }];
      return { ...made, artifact: { ...made.artifact, routes } };
    },
  },
  {
    name: 'bundle of 50 MB',
    remote: 'content',
    make: (good, version) =>
      withText(good, version, chunk, (text) => `${text}\n/*${'x'.repeat(50_000_000)}*/`),
  },
];
