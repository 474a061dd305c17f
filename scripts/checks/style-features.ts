import { readFileSync } from 'node:fs';
import postcss from 'postcss';

/** Names of functions, keywords and units in the value of a declaration, as MDN's compatibility data names them. */
function keysOfValue(property: string, value: string): string[] {
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name);
  const keywords = [...value.matchAll(/(?<![\w#-])[a-z][a-z-]*(?![\w(-])/g)].map(([name]) => name);
  const units = [...value.matchAll(/\d([a-z]+)\b/g)].map(([, name = '']) => name);
  return [
    ...functions.flatMap((name) => [`css.types.${name}`, `css.types.color.${name}`]),
    ...[...functions, ...keywords].map((name) => `css.properties.${property}.${name}`),
    ...units.map((name) => `css.types.length.${name}`),
  ];
}

/** Everything that a style sheet uses, by keys of MDN's compatibility data. Not every key exists there. */
export function featuresOfStyles(file: string): ReadonlySet<string> {
  const keys = new Set<string>();
  const styles = postcss.parse(readFileSync(file, 'utf8'));
  styles.walkAtRules(({ name, params }) => {
    keys.add(`css.at-rules.${name}`);
    for (const [, feature] of params.matchAll(/\(\s*([a-z-]+)/g)) keys.add(`css.at-rules.${name}.${feature}`);
  });
  styles.walkRules(({ selector, parent }) => {
    if (parent?.type === 'rule') keys.add('css.selectors.nesting');
    for (const [, name] of selector.matchAll(/::?([a-z-]+)/g)) keys.add(`css.selectors.${name}`);
  });
  styles.walkDecls(({ prop, value }) => {
    keys.add(`css.properties.${prop}`);
    for (const key of keysOfValue(prop, value)) keys.add(key);
  });
  return keys;
}
