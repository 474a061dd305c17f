const strings = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const declarations =
  /\b(?:const|let|var|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)|(?<![\w$.'"-])([A-Za-z_$][\w$]*)\??:(?!:)/g;

/** The names that a source file declares: variables, functions, types, parameters with a type, members and keys. */
export function declaredNames(text: string): readonly string[] {
  const code = text.replace(comments, '').replace(strings, "''");
  return [...code.matchAll(declarations)].map(([, declared, member]) => declared ?? member ?? '');
}

/** The comments of a source file. */
export const commentsOf = (text: string): readonly string[] => text.match(comments) ?? [];

/** The words of a name in lower case: `saveLastSeen` and `save-last-seen.ts` begin with save, last and seen. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

/** The titles of the tests and groups of tests in a source file, without escapes. */
export const titlesOf = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?:\b(?:it|test|describe)(?:\.\w+(?:\(\w+\))?)*|\]\))\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g,
    ),
  ].map(([, one, two, three]) => (one ?? two ?? three ?? '').replaceAll("\\'", "'"));
