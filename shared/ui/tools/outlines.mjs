import { readFileSync } from 'node:fs';

/** The outlines of a Phosphor icon in a box of 256, by weight. */
export async function outlinesOf(name) {
  const { [`${name}Icon`]: Icon } = await import(`@phosphor-icons/react/dist/ssr/${name}`);
  const outline = (weight) => {
    const { weights } = Icon.render({}, null).props;
    const { children } = weights.get(weight).props;
    const paths = [children].flat();
    if (paths.some(({ type }) => type !== 'path')) throw new Error(`${name} is more than paths`);
    return paths.map(({ props }) => props.d).join('');
  };
  return { regular: outline('regular'), fill: outline('fill') };
}

/** The sprite as it is written, with every outline under its name. */
export const spriteText = () =>
  readFileSync(new URL('../src/primitives/icon-art/sprite.svg', import.meta.url), 'utf8');
