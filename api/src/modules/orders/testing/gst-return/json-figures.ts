import { shop } from '@shop/config';
import { gstStateCodes } from '@shop/config/delivery';
import { cellKey, createFigures, type ReturnFigures } from './return-figures';

interface Amounts {
  readonly rt: number;
  readonly txval: number;
  readonly iamt?: number;
  readonly camt?: number;
  readonly samt?: number;
}

interface Listed {
  readonly pos: string;
  readonly itms: readonly { readonly itm_det: Amounts }[];
}

type CodeAmounts = Amounts & { readonly hsn_sc: string; readonly qty: number };

/** The parts of form GSTR-1 that are compared. */
export interface Gstr1File {
  readonly b2b?: readonly { readonly inv: readonly Listed[] }[];
  readonly b2cl?: readonly { readonly pos: string; readonly inv: readonly Omit<Listed, 'pos'>[] }[];
  readonly b2cs?: readonly (Amounts & { readonly pos: string })[];
  readonly cdnr?: readonly { readonly nt: readonly Listed[] }[];
  readonly cdnur?: readonly Listed[];
  readonly nil?: { readonly inv: readonly { readonly sply_ty: string; readonly nil_amt: number }[] };
  readonly hsn?: { readonly hsn_b2b?: readonly CodeAmounts[]; readonly hsn_b2c?: readonly CodeAmounts[] };
  readonly doc_issue?: {
    readonly doc_det: readonly {
      readonly doc_num: number;
      readonly docs: readonly { readonly totnum: number; readonly cancel: number }[];
    }[];
  };
}

const paise = (rupees = 0) => Math.round(rupees * 100);

const amountsOf = ({ txval, iamt, camt, samt }: Amounts) => ({
  ...{ taxablePaise: paise(txval), igstPaise: paise(iamt), cgstPaise: paise(camt), sgstPaise: paise(samt) },
});

const ownCode = gstStateCodes[shop.state];

const issuedOf = ({ doc_issue: issued }: Gstr1File, kind: number) =>
  (issued?.doc_det ?? [])
    .filter(({ doc_num: number }) => number === kind)
    .flatMap(({ docs }) => docs)
    .reduce((sum, { totnum, cancel }) => sum + totnum - cancel, 0);

/** The figures of form GSTR-1 from its JSON. */
export function figuresOfJson(file: Gstr1File): ReturnFigures {
  const { b2b = [], b2cl = [], b2cs = [], cdnr = [], cdnur = [], nil, hsn } = file;
  const figures = createFigures();
  const add = (buyer: 'b2b' | 'b2c', pos: string, amounts: Amounts, sign: 1 | -1) =>
    figures.addCell(
      cellKey(buyer, { code: pos, isOwn: pos === ownCode, rate: amounts.rt }),
      amountsOf(amounts),
      sign,
    );
  const addListed = (buyer: 'b2b' | 'b2c', papers: readonly Listed[], sign: 1 | -1) => {
    for (const { pos, itms } of papers) for (const { itm_det: item } of itms) add(buyer, pos, item, sign);
  };
  const businesses = b2b.flatMap(({ inv }) => inv);
  const large = b2cl.flatMap(({ pos, inv }) => inv.map((paper) => ({ ...paper, pos })));
  addListed('b2b', businesses, 1);
  addListed('b2c', large, 1);
  addListed(
    'b2b',
    cdnr.flatMap(({ nt }) => nt),
    -1,
  );
  addListed('b2c', cdnur, -1);
  for (const row of b2cs) add('b2c', row.pos, row, 1);
  for (const { sply_ty: kind, nil_amt: rupees } of nil?.inv ?? []) {
    const buyer = kind.endsWith('B2B') ? 'b2b' : 'b2c';
    const place = { code: '', isOwn: kind.startsWith('INTRA'), rate: 0 };
    figures.addCell(cellKey(buyer, place), { taxablePaise: paise(rupees) });
  }
  for (const [buyer, rows] of [
    ['b2b', hsn?.hsn_b2b ?? []],
    ['b2c', hsn?.hsn_b2c ?? []],
  ] as const) {
    for (const { hsn_sc: code, qty: quantity, ...row } of rows) {
      figures.addCode(`${buyer} ${code} ${row.rt}`, { quantity, taxablePaise: paise(row.txval) });
      figures.addCodeTaxes(`${buyer} ${row.rt}`, amountsOf(row));
    }
  }
  const counts = {
    ...{ invoices: issuedOf(file, 1), 'credit notes': issuedOf(file, 5) },
    ...{ b2b: businesses.length, b2cl: large.length },
  };
  return { ...figures, counts };
}
