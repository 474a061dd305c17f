import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { allTexts, findHits, folderOf, newSubjects, type Numbers, numbersFile, numbersOf } from './hits';
import { textsOf, wordsOf } from './texts';

const read = (file: string, source: string) =>
  textsOf(file, source)
    .slice(/\.tsx?$/.test(file) ? 1 : 0)
    .map(({ kind, line, text }) => `${line} ${kind}: ${text}`);

describe('the texts of a file', () => {
  it('are names, comments and strings for people, without those for programs', () => {
    const code = `
      import { one } from './is no text';
      /** A comment
       * of two lines. */
      export const savedFor = "isn't // a comment"; // The end
      // of a line.
      const pattern = /it is no text \\/\\/ here/;
      const query = sql\`select is no text\`;
      function send(reply: Reply, { a: renamed }: Options): void {}
      interface Batch { readonly size?: 'is no text' }
      throw new UsageError(\`Unknown \${option}.\`);
      const variable = { doc: 'A setting', value: 'one-word' };`;
    expect(read('api/src/sample.ts', code)).toEqual([
      '3 comment: /** A comment of two lines. */',
      '5 name: saved for',
      "5 message: isn't // a comment",
      '5 comment: // The end of a line.',
      '7 name: pattern',
      '8 name: query',
      '9 name: send',
      '9 name: reply',
      '9 name: renamed',
      '10 name: batch',
      '10 name: size',
      '11 message: Unknown X.',
      '12 name: variable',
      '12 name: doc',
      '12 description: A setting',
      '12 name: value',
    ]);
  });

  it('are titles of tests, with any quotes and with each', () => {
    const code = "it('one two', f); test.each([1])(\"the other's\", f); describe(`third one`, g);";
    expect(read('api/src/sample.test.ts', code)).toEqual([
      '1 title: one two',
      "1 title: the other's",
      '1 title: third one',
    ]);
  });

  it('are the visible texts: text of elements, labels and strings', () => {
    const code = `const page = (
      <Field label="Name" className="of its own" hint={\`\${n} left\`}>
        Not a // comment, <b>{'really not'}</b>
      </Field>);`;
    expect(read('office/src/page.tsx', code)).toEqual([
      '1 name: page',
      '2 ui: Name',
      '2 ui: X left',
      '3 ui: Not a // comment,',
      '3 ui: really not',
    ]);
  });

  it('are the paragraphs of a document without code and addresses', () => {
    const document = '# Title\n\nRun `npm run says`, see [the\nguide](says.md).\n\n```\nsays\n```\n';
    expect(read('docs/page.md', document)).toEqual([
      '1 doc: # Title',
      '3 doc: Run XXXXXXXXXXXXXX, see [the guide]         .',
    ]);
  });

  it('are comments in style sheets and settings', () => {
    expect(read('a.css', '.says { color: red; /* Why */ }')).toEqual(['1 comment: /* Why */']);
    expect(read('a.yaml', 'says: 1 # Why\n')).toEqual(['1 comment: # Why']);
  });
});

describe('a name', () => {
  it.each([
    ['saveLastSeen', ['save', 'last', 'seen']],
    ['HTTPServer', ['http', 'server']],
    ['RESPONSE_LIMIT_MS', ['response', 'limit', 'ms']],
    ['last-seen-recorder', ['last', 'seen', 'recorder']],
  ])('%s has the words %j', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });
});

describe('the patterns', () => {
  const idsOf = (file: string, source: string) =>
    findHits(textsOf(file, source).slice(/\.tsx?$/.test(file) ? 1 : 0), []).hits.map(
      ({ pattern }) => pattern.id,
    );

  it.each([
    ['It is shown beside the table.', ['beside']],
    ['The photo shows it beside a ruler. Run it with `--beside`.', []],
    ['The registry refuses the version.', ['refuse']],
    ['The customer refused the parcel.', ['refuse']],
    ['A parcel that was refused, and refused connections.', []],
    ['Shipping is dearer.', ['dearer']],
    ['Such as a sticker.', ['such-as']],
    ['Use a colour, such as red.', []],
    ['The code is taken already.', ['ends-with-already']],
    ['It already exists.', []],
    ['The call was answered with 503.', ['answered-with']],
    ['The enquiry was answered.', []],
    ['It works, also once it is offline.', ['also-with']],
    ['The status was no 503.', ['is-no']],
    ['Orders, the newest first.', ['the-newest-first']],
    ['The error is shown at the field.', ['at-the-field']],
    ['It is set so that the field shows the text.', []],
    ['Without a table of shipping prices', ['table-of-prices']],
    ['The version grows with each change.', ['grows-with']],
    ['The plant grows with each day.', []],
    ['A coupon takes off ₹50, or takes nothing off.', ['takes-off']],
    ['It is for 10 % of shoppers.', ['percent-space']],
    ['It is for 10% of shoppers.', []],
    ['An email about a product', ['emails-about-products']],
    ['The price of shipping, by e-mail', ['price-of-shipping', 'e-mail']],
  ])('find in the document “%s” %j', (text, ids) => {
    expect(idsOf('docs/page.md', text)).toEqual(ids);
  });

  it.each([
    ['hint="Empty: no limit"', ['empty-hint']],
    ['hint="Leave empty for no limit"', []],
    ['label={`Changed by ${name}`}', ['changed-by']],
    ['label={`Flags of ${remote}`}', ['genitive-title']],
    ['label={`${remote} flags`}', []],
  ])('find in the attribute %s %j', (attribute, ids) => {
    expect(idsOf('office/src/page.tsx', `<Field ${attribute} />`)).toEqual(ids);
  });

  it.each([
    ['/** Of the signed-in account. */', ['of-without-noun']],
    ['/** The ID of the signed-in account. */', []],
  ])('find in the comment %s %j', (comment, ids) => {
    expect(idsOf('api/src/sample.ts', `${comment}\nconst id = 1;`)).toEqual(ids);
  });

  it('find names in upper case', () => {
    expect(idsOf('api/src/sample.ts', 'const SHORTEST_WORD = 3;')).toEqual(['superlative']);
  });
});

describe('the allow-list', () => {
  const [text] = textsOf('docs/page.md', 'The file says so.');
  const texts = text ? [text] : [];

  it('allows a pattern where it names the path and the text', () => {
    const entry = { id: 'says', path: 'docs/', text: /file says/, why: 'A sample' };
    expect(findHits(texts, []).hits).toHaveLength(1);
    expect(findHits(texts, [entry])).toEqual({ hits: [], unused: [] });
  });

  it('does not allow more, and reports unused entries', () => {
    const entry = { id: 'says', path: 'docs/other', why: 'A sample' };
    const { hits, unused } = findHits(texts, [entry]);
    expect(hits).toHaveLength(1);
    expect(unused).toEqual([entry]);
  });
});

describe('the language of the project', () => {
  const texts = allTexts();
  const { hits, unused } = findHits(texts);
  const recorded = JSON.parse(readFileSync(numbersFile, 'utf8')) as Numbers;
  const found = numbersOf(hits);
  const pairs = (numbers: Numbers) =>
    Object.entries(numbers).flatMap(([folder, byPattern]) =>
      Object.keys(byPattern).map((id) => ({ folder, id })),
    );
  const compared = [...pairs(found), ...pairs(recorded)].map(({ folder, id }) => ({
    folder,
    id,
    now: found[folder]?.[id] ?? 0,
    before: recorded[folder]?.[id] ?? 0,
  }));

  it('has texts to check', () => {
    expect(texts.length).toBeGreaterThan(30_000);
    expect(new Set(texts.map(({ kind }) => kind)).size).toBe(8);
  });

  it('has no more phrases to replace than recorded', () => {
    const grown = compared
      .filter(({ now, before }) => now > before)
      .flatMap(({ folder, id }) =>
        hits
          .filter(({ pattern, text }) => pattern.id === id && folderOf(text.file) === folder)
          .map(({ pattern, text }) => `${text.file}:${text.line} ${text.text} → ${pattern.say}`),
      );
    expect([...new Set(grown)]).toEqual([]);
  });

  it('has the recorded number: after replacing some, run `npm run language -- --record`', () => {
    expect(compared.filter(({ now, before }) => now < before)).toEqual([]);
  });

  it('has no unused entries in the allow-list', () => {
    expect(unused.map(({ id, path, text }) => `${id} ${path} ${text ?? ''}`)).toEqual([]);
  });
});

describe('the subjects of new commits', () => {
  const subjects = newSubjects();

  it('are in plain English', () => {
    expect(findHits(subjects, []).hits.map(({ pattern, text }) => `${text.text} → ${pattern.say}`)).toEqual(
      [],
    );
  });

  it('have at most 72 characters and begin with a verb in the imperative, in upper case', () => {
    const wrong = subjects.filter(
      ({ text }) =>
        text.length > 72 ||
        !/^[A-Z][a-z-]+ /.test(text) ||
        /^(?!(Pass|Process|Address|Focus|Discuss|Express|Compress|Bring|String|Embed|Feed|Need|Seed|Speed)\b)\w+(s|ed|ing)\b|\.$/.test(
          text,
        ),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});
