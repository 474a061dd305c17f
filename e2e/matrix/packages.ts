import type { Bundler } from '../support/team-project';

/** Packages that the cases import, in the versions that they were tested with. */
export const casePackages = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@fontsource/redacted': '5.3.0',
  '@fontsource/sacramento': '5.3.0',
  '@mui/material': '9.5.0',
  '@tanstack/react-query': '5.108.4',
  'radix-ui': '1.8.1',
  'react-hook-form': '7.92.0',
  'styled-components': '6.6.0',
  tailwindcss: '4.3.3',
  zustand: '5.1.0',
} as const;

const loaders = { '@tailwindcss/webpack': '4.3.3', sass: '1.108.2', 'sass-loader': '17.1.0' } as const;

/** Tools that a project of each bundler needs for Tailwind and SCSS. */
export const caseTools: Readonly<Record<Bundler, Readonly<Record<string, string>>>> = {
  webpack: loaders,
  rspack: loaders,
  vite: { '@tailwindcss/vite': '4.3.3', sass: '1.108.2' },
};
