export function rupeeFont(source: Buffer): Buffer;
export function rupeeMeasures(woff: Buffer): number[];
