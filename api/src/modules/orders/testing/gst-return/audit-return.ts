import { differences, none, type ReturnFigures } from './return-figures';

/** The columns that every part of a return has. */
const columns = { json: undefined, csv: ['taxablePaise'] } as const;

/**
 * The differences between an exported return and the printed papers, in words: by buyer, place of supply, rate and code. None if all
 * figures are equal to the paisa.
 */
export function differencesOf(
  format: keyof typeof columns,
  found: ReturnFigures,
  printed: ReturnFigures,
): string[] {
  const counts = (Object.keys(printed.counts) as (keyof ReturnFigures['counts'])[]).flatMap((name) =>
    found.counts[name] === printed.counts[name]
      ? []
      : [`${format}: ${found.counts[name]} ${name} instead of ${printed.counts[name]}`],
  );
  return [
    ...differences(`${format}: sections`, found.cells, printed.cells, columns[format]),
    ...differences(`${format}: codes`, found.codes, printed.codes),
    ...differences(`${format}: taxes of codes`, found.codeTaxes, printed.codeTaxes),
    ...counts,
  ];
}

/** The sum of all supplies of printed papers, in paise. */
export const taxableOf = ({ cells }: ReturnFigures): number =>
  [...cells.values()].reduce((sum, { taxablePaise }) => sum + taxablePaise, none.taxablePaise);
