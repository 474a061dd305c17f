import tailwindcss from '@tailwindcss/vite';
import { defineConfig, mergeConfig } from 'vite';
import template from './template.mjs';

/** What a team adds to the template's configuration: the Tailwind plugin. Vite itself compiles SCSS with `sass`. */
export default defineConfig((env) => mergeConfig(template(env), { plugins: [tailwindcss()] }));
