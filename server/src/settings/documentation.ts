import { variableEntries } from './variables';

/** The variables as a table in Markdown, for docs/configuration.md. */
export function variableTable(): string {
  const rows = variableEntries.map(([name, { fallback, sets }]) => `| \`${name}\` | ${fallback} | ${sets} |`);
  return ['| Variable | Default | What it sets |', '| --- | --- | --- |', ...rows, ''].join('\n');
}
