import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const phosphor = require('@iconify-json/ph/icons.json');
const brands = require('@iconify-json/simple-icons/icons.json');

/** The outline of an icon with a single path. */
function outlineIn(set, name) {
  const { body } = set.icons[name] ?? {};
  if (!body) throw new Error(`${set.info.name} has no icon ${name}`);
  const [, outline] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body) ?? [];
  if (!outline) throw new Error(`${name} is more than one path`);
  return outline;
}

/** For example, `arrow-left` for ArrowLeft. */
const fileName = (name) => name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The outlines of a Phosphor icon in a box of 256, by weight. */
export const outlinesOf = (name) => ({
  regular: outlineIn(phosphor, fileName(name)),
  fill: outlineIn(phosphor, `${fileName(name)}-fill`),
});

/** The outline of a brand mark in a box of 24. */
export const markOf = (name) => outlineIn(brands, name.toLowerCase());

/** The text of the sprite, with every outline under its name. */
export const spriteText = () =>
  readFileSync(new URL('../src/primitives/icon-art/sprite.svg', import.meta.url), 'utf8');
