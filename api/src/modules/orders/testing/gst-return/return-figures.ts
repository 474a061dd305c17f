import type { GstSums } from '../../gst-return/collect-return';

/**
 * Sums in paise of a return by buyer, place and rate: `b2b 27 18` for taxed supplies to businesses in a state, `b2c intra 0` for
 * supplies without tax.
 */
export type Cells = ReadonlyMap<string, GstSums>;

/** Units and value in paise of a return's supplies of one code. */
export interface CodeFigures {
  readonly quantity: number;
  readonly taxablePaise: number;
}

/** The figures of a return that are compared. Invoices count positively and credit notes negatively. */
export interface ReturnFigures {
  readonly cells: Cells;
  /** By buyer, code and rate: `b2c 4820 12`. */
  readonly codes: ReadonlyMap<string, CodeFigures>;
  /** Taxes of the summary by code, by buyer and rate: `b2c 12`. */
  readonly codeTaxes: Cells;
  /** Numbers of papers: in total, and of invoices that are listed individually. */
  readonly counts: Readonly<Record<'invoices' | 'credit notes' | 'b2b' | 'b2cl', number>>;
}

export const none: GstSums = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };

/** Adds up amounts by key. */
export function createFigures() {
  const cells = new Map<string, GstSums>();
  const codes = new Map<string, CodeFigures>();
  const codeTaxes = new Map<string, GstSums>();
  const add = (sums: Map<string, GstSums>, key: string, amounts: Partial<GstSums>, sign: 1 | -1) => {
    const all = sums.get(key) ?? none;
    const of = (name: keyof GstSums) => all[name] + sign * (amounts[name] ?? 0);
    sums.set(key, {
      ...{ taxablePaise: of('taxablePaise'), igstPaise: of('igstPaise') },
      ...{ cgstPaise: of('cgstPaise'), sgstPaise: of('sgstPaise') },
    });
  };
  return {
    ...{ cells, codes, codeTaxes },
    addCell: (key: string, amounts: Partial<GstSums>, sign: 1 | -1 = 1) => add(cells, key, amounts, sign),
    addCodeTaxes: (key: string, amounts: Partial<GstSums>, sign: 1 | -1 = 1) =>
      add(codeTaxes, key, amounts, sign),
    addCode(key: string, { quantity, taxablePaise }: CodeFigures, sign: 1 | -1 = 1) {
      const all = codes.get(key) ?? { quantity: 0, taxablePaise: 0 };
      codes.set(key, {
        quantity: all.quantity + sign * quantity,
        taxablePaise: all.taxablePaise + sign * taxablePaise,
      });
    },
  };
}

/** The key of a rate at a place; without tax only the kind of the supply counts. */
export const cellKey = (
  buyer: 'b2b' | 'b2c',
  { code, isOwn, rate }: { readonly code: string; readonly isOwn: boolean; readonly rate: number },
): string => (rate === 0 ? `${buyer} ${isOwn ? 'intra' : 'inter'} 0` : `${buyer} ${code} ${rate}`);

type Figures = Readonly<Record<string, number>>;

const isEmpty = (figures: object) => Object.values(figures).every((figure) => figure === 0);

/** Differences between two tables, in words. A row of zeros equals a row that is missing. */
export function differences(
  name: string,
  found: ReadonlyMap<string, object>,
  expected: ReadonlyMap<string, object>,
  columns?: readonly string[],
): string[] {
  const keys = [...new Set([...found.keys(), ...expected.keys()])].sort();
  return keys.flatMap((key) => {
    const [one, other] = [found.get(key) ?? {}, expected.get(key) ?? {}] as [Figures, Figures];
    if (isEmpty(one) && isEmpty(other)) return [];
    const compared = columns ?? [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return compared.flatMap((column) => {
      const difference = (one[column] ?? 0) - (other[column] ?? 0);
      return difference === 0 ? [] : [`${name}, ${key}: ${column} differs by ${difference}`];
    });
  });
}
