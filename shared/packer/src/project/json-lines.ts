/**
 * The lines of all fields in a JSON text, from 1, by names such as `routes[0].module`. The text must be valid
 * JSON. The line of a property is that of its name.
 */
export function linesOfFields(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let [at, line] = [0, 1];
  const skip = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    line += found.split('\n').length - 1;
    return found;
  };
  const space = () => skip(/\s*/y);
  const string = () => skip(/"(?:[^"\\]|\\.)*"/y);

  const members = (end: string, member: (index: number) => void): void => {
    at += 1;
    space();
    for (let index = 0; text[at] !== end && at < text.length; index += 1) {
      member(index);
      skip(/\s*,?\s*/y);
    }
    at += 1;
  };

  const value = (name: string): void => {
    if (!lines.has(name)) lines.set(name, line);
    if (text[at] === '{')
      members('}', () => {
        const start = line;
        const key = JSON.parse(string()) as string;
        const field = name === '' ? key : `${name}.${key}`;
        lines.set(field, start);
        skip(/\s*:\s*/y);
        value(field);
      });
    else if (text[at] === '[') members(']', (index) => value(`${name}[${index}]`));
    else if (text[at] === '"') string();
    else skip(/[^\s,\]}]+/y);
  };

  space();
  value('');
  return lines;
}

/** The line of a field; of a missing field, that of the innermost enclosing one that exists. */
export function lineOfField(lines: ReadonlyMap<string, number>, field: string): number {
  const line = lines.get(field);
  if (line !== undefined || field === '') return line ?? 1;
  return lineOfField(lines, field.replace(/(?:\.|^)[^.[]*$|\[\d+\]$/, ''));
}
