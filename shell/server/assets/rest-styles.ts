/** A style sheet of which a document carries only the rules that its markup uses; the page fetches all of it. */
export interface RestStyles {
  readonly href: string;
  /** The rules with a class that a markup has, and the animations that they name. */
  usedBy(markup: string): string;
}

/** Generated class names. */
const classNames = /\.([a-z]{6}[a-z\d]{1,2})(?![\w-])/gi;
const classList = / class="([^"]*)"/g;
const animation = /^@keyframes ([\w-]+)/;

/** The rules of a minified style sheet, one by one; a media query is one with all that it holds. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** Splits the text of a minified style sheet of generated class names. */
export function createRestStyles(href: string, css: string): RestStyles {
  const rules = rulesOf(css).map((text) => ({
    text,
    animation: animation.exec(text)?.[1],
    names: [...new Set([...text.matchAll(classNames)].map(([, name = '']) => name))],
  }));
  return {
    href,
    usedBy(markup) {
      const used = new Set([...markup.matchAll(classList)].flatMap(([, list = '']) => list.split(' ')));
      const shown = rules.filter((rule) => rule.names.some((name) => used.has(name)));
      const isNamed = (name: string) => shown.some(({ text }) => text.includes(name));
      return rules
        .filter((rule) => (rule.animation ? isNamed(rule.animation) : shown.includes(rule)))
        .map(({ text }) => text)
        .join('');
    },
  };
}
