/** The palette as hex values, for the few places where CSS variables do not reach (theme-color, the payment window). */
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
