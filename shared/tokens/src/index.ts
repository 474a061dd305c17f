export { type ColorName, colors, contrast } from './colors';
export { webFonts } from './web-fonts';
