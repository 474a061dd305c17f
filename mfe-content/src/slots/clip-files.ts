// Written by `npm run art:clips`: which files the clips and their posters have by now.
export const clipFrame = { width: 480, height: 640, widths: [320, 480] } as const;

export const clipFiles = {
  'clip-washi': {
    version: '84d2d261',
    placeholder: '#c8a57a',
  },
  'clip-pen': {
    version: '11dc8450',
    placeholder: '#1e5470',
  },
  'clip-stamping': {
    version: 'd0df25be',
    placeholder: '#d5e4ea',
  },
  'clip-sealing': {
    version: 'd4b2d6c0',
    placeholder: '#f1dca7',
  },
  'clip-album': {
    version: 'b2e05bb0',
    placeholder: '#2b6247',
  },
} as const;
