const inIndia = new Intl.NumberFormat('en-IN');

/** A count with the word for it: `1 order`, `1,20,000 orders`. */
export const counted = (count: number, one: string, many: string): string =>
  `${inIndia.format(count)} ${count === 1 ? one : many}`;
