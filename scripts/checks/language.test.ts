import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/build/packages';
import { commentsOf, declaredNames, titlesOf, wordsOf } from './declared-names';
import { aboutQuestions, privatePhrases, privateTitles, privateWords, settings } from './private-words';

const folders = ['api', 'e2e', 'lab', 'office', 'registry', 'scripts', 'server', 'shared', 'shell'];
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const skipped =
  /(^|\/)(node_modules|dist|generated|etc|\.[^/]+)\/|^scripts\/checks\/(private-words|language)/;

const files = [...folders, ...remotes]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !skipped.test(file))
  .map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const names = [path.basename(file).replace(/\..*/, ''), ...new Set(declaredNames(text))];
    return {
      file,
      names: names.filter((name) => !settings.has(name)).map((name) => ({ name, words: wordsOf(name) })),
      comments: commentsOf(text).map((comment) => comment.replace(/\s*\n\s*\*?\s*/g, ' ')),
      titles: /\.(test|spec)\.tsx?$/.test(file) ? titlesOf(text) : [],
    };
  });

describe('a declared name', () => {
  it('is found where it is declared, and not in strings and comments', () => {
    const code = `
      // const inComment = 1;
      export const saved = 'const inText = 1';
      function send(reply: Reply, { a: renamed }: Options): void {}
      interface Batch { readonly size?: number }
      class Recorder {}`;
    expect(declaredNames(code)).toEqual(['saved', 'send', 'reply', 'a', 'Batch', 'size', 'Recorder']);
  });

  it.each([
    ['saveLastSeen', ['save', 'last', 'seen']],
    ['HTTPServer', ['http', 'server']],
    ['RESPONSE_LIMIT_MS', ['response', 'limit', 'ms']],
    ['last-seen-recorder', ['last', 'seen', 'recorder']],
  ])('%s has the words %j', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });
});

describe('a title of a test', () => {
  it('is found whatever its quotes, and with each', () => {
    const text =
      "it('one', () => {}); test.each([1])(\"the other's\", f); describe(`third`, g); add('none', 1)";
    expect(titlesOf(text)).toEqual(['one', "the other's", 'third']);
  });
});

describe('the language of the code', () => {
  it('has files to check', () => {
    expect(files.length).toBeGreaterThan(2000);
  });

  it.each(privateWords)('has no name with $word: say $say', ({ word, allowed = [] }) => {
    const found = files
      .filter(({ file }) => !allowed.some((beginning) => file.startsWith(beginning)))
      .flatMap(({ file, names }) =>
        names
          .filter(({ words }) => words.some((one) => word.test(one)))
          .map(({ name }) => `${file}: ${name}`),
      );
    expect(found).toEqual([]);
  });

  it.each(privatePhrases)('has no comment with %s: say %s', (phrase) => {
    const found = files.flatMap(({ file, comments }) =>
      comments.filter((comment) => phrase.test(comment)).map((comment) => `${file}: ${comment}`),
    );
    expect(found).toEqual([]);
  });

  it.each(privateTitles)('has no title of a test with %s: say %s', (word) => {
    const found = files
      .filter(({ file }) => !aboutQuestions.test(file))
      .flatMap(({ file, titles }) =>
        titles.filter((title) => word.test(title)).map((title) => `${file}: ${title}`),
      );
    expect(found).toEqual([]);
  });
});
