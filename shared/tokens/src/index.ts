export { colors, type ColorName } from './colors';
export { contrast } from './contrast';
export { webFonts } from './web-fonts';
