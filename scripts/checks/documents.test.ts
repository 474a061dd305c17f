import { expect, it } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteNames, root } from '../../server/build/packages';

const inDocs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.join('docs', file));
const documents = ['README.md', 'CONTRIBUTING.md', ...inDocs].map((file) => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));

/** Anchors of headings, in GitHub's format. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether a link of a document points to an existing file and, if it has an anchor, to an existing heading. */
function isValidLink(from: string, link: string): boolean {
  const [address = '', heading] = link.split('#');
  const target = path.join(root, address === '' ? from : path.join(path.dirname(from), address));
  if (!existsSync(target)) return false;
  return heading === undefined || headingsOf(readFileSync(target, 'utf8')).includes(heading);
}

it('every link and picture in the documents exists', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)].map(([, link, src]) => ({
      file,
      link: link ?? src ?? '',
    })),
  );
  const inside = links.filter(({ link }) => !/^https?:/.test(link));
  expect(inside.length).toBeGreaterThan(50);
  expect(inside.filter(({ file, link }) => !isValidLink(file, link))).toEqual([]);
});

it('every link whose label is a file name points to that file', () => {
  const labelled = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\[`?([\w./-]+\.tsx?)`?\]\(([^)\s#]+)/g)].map(([, label = '', target = '']) => ({
      file,
      label,
      target,
    })),
  );
  expect(labelled.length).toBeGreaterThan(50);
  expect(labelled.filter(({ label, target }) => !`/${target}`.endsWith(`/${label}`))).toEqual([]);
});

it('every npm command in the documents exists', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const named = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm run (?:--silent )?([a-z][a-z:-]*)/g)].map(([, command = '']) => ({
      file,
      command,
    })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ command }) => !(command in scripts))).toEqual([]);
});

/** Generated files: the list of scripts on the payment page, and builds. */
const written = /^deploy\/payment-page\.tsv$|\/dist(\/|$)/;

it('every file and folder that the documents name exists', () => {
  const named = documents
    .filter(({ file }) => !file.includes('experiments'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/`([\w@][\w@.-]*\/[^`\s<>*:{}…]*)`/g)].map(([, name = '']) => ({ file, name })),
    )
    .filter(({ name }) => existsSync(path.join(root, name.split('/')[0] ?? '')) && !written.test(name));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !existsSync(path.join(root, name)))).toEqual([]);
});

it('the page on architecture lists every folder with packages', () => {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: readonly string[];
  };
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const folders = [
    ...workspaces.map((name) => name.split('/')[0]),
    ...remoteNames.map((name) => `mfe-${name}`),
  ];
  const listed = (folder = '') => folder.includes('*') || page.includes(`\n${folder}/ `);
  expect(folders.filter((folder) => !listed(folder))).toEqual([]);
});
