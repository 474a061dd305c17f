import { describe, expect, it } from '@jest/globals';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { render, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import preview from '../.storybook/preview';

setProjectAnnotations([preview]);

const here = import.meta.dirname;

const { exports: entries } = JSON.parse(readFileSync(path.join(here, '../package.json'), 'utf8')) as {
  exports: Readonly<Record<string, string>>;
};

/** Sequential, as Jest cannot import ES modules with common dependencies in parallel. */
async function importEach<Module>(files: readonly string[]): Promise<Module[]> {
  const modules: Module[] = [];
  for (const file of files) modules.push((await import(file)) as Module);
  return modules;
}

/** Components that the package exports; `.ts` files other than the index export only functions. */
async function exportedComponents(): Promise<Map<string, unknown>> {
  const files = Object.values(entries).filter((file) => /(\.tsx|\/index\.ts)$/.test(file));
  const modules = await importEach<object>(files.map((file) => path.join(here, '..', file)));
  return new Map(modules.flatMap((module) => Object.entries(module).filter(([name]) => /^[A-Z]/.test(name))));
}

type StoriesModule = Parameters<typeof composeStories>[0] & {
  readonly default: {
    readonly component?: unknown;
    readonly subcomponents?: Readonly<Record<string, unknown>>;
  };
};

const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);
const modules = await importEach<StoriesModule>(files.map((file) => path.join(here, file)));

it('each exported component has stories', async () => {
  const shown = new Set<unknown>(
    modules.flatMap(({ default: meta }) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
  );
  const exported = await exportedComponents();
  const without = [...exported].filter(([, component]) => !shown.has(component)).map(([name]) => name);
  expect(exported.size).toBeGreaterThan(90);
  expect(without).toEqual([]);
});

describe('renders without an error', () => {
  const stories = modules.flatMap((module, at) =>
    Object.entries<ComponentType>(composeStories(module)).map(
      ([name, Story]) => [`${files[at]}: ${name}`, Story] as const,
    ),
  );

  it.each(stories)('%s', async (_name, Story) => {
    const { container } = render(<Story />);
    // Some components load their code.
    await waitFor(() => expect(container.childElementCount).toBeGreaterThan(0));
  });
});
