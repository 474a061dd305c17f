/** The palette as hex values, for places where CSS variables are not available (theme-color, the payment window). */
export const colors = {
  ink: '#1b2438',
  ink2: '#4b5568',
  paper: '#faf7f0',
  card: '#ffffff',
  inland: '#d5e4ea',
  buff: '#f1dca7',
  ledger: '#a1221f',
  ledgerDark: '#7c1815',
  postal: '#1e5470',
  green: '#2b6247',
  violet: '#5a3768',
  brass: '#7d5e25',
  kraft: '#c8a57a',
  field: '#857a66',
  line: '#dcd3c1',
  night: '#16203a',
  nightText: '#eadfc6',
} as const;

export type ColorName = keyof typeof colors;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio (1 to 21) of two colours given as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
