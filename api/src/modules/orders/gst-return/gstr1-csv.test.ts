import { expect, it } from '@jest/globals';
import type { GstReturn, ListedPaper } from './collect-return';
import { type CsvSection, csvSections, gstr1Csv } from './gstr1-csv';
import { gstr1Json } from './gstr1-json';

const tax = { taxablePaise: 1_00_000_01, igstPaise: 12_000_00, cgstPaise: 0, sgstPaise: 0 };

const paper: ListedPaper = {
  ...{ number: 'VC/26-27/00042', serial: 42, day: '2026-04-09', valuePaise: 1_12_001_00 },
  ...{ state: 'Jammu and Kashmir', stateCode: '01', inOwnState: false, buyer: undefined },
  rates: [{ taxBp: 1_200, ...tax, parts: [] }],
};
const sold = {
  ...paper,
  buyer: { gstin: '27AAPFU0939F1ZV', companyName: '=Uma, "Paper"' },
};
const note = { ...sold, number: 'CN/26-27/00007', serial: 7 };

const month: GstReturn = {
  ...{ b2b: [sold], b2cl: [paper], cdnr: [note], cdnur: [{ ...note, buyer: undefined }] },
  b2cs: [{ ...paper, taxBp: 1_250, ...tax }],
  nil: [{ inOwnState: true, toBusiness: false, paise: -2_50 }],
  hsn: { b2b: [{ hsn: '0902', taxBp: 1_200, quantity: 3, ...tax }], b2c: [] },
  issued: {
    invoices: [
      { from: 'VC/26-27/00001', to: 'VC/26-27/00040', count: 40 },
      { from: 'VC/26-27/00042', to: 'VC/26-27/00042', count: 1 },
    ],
    creditNotes: [],
  },
  ...{ invoiced: tax, credited: tax },
};

const linesOf = (section: CsvSection) => [...gstr1Csv(section, month)].join('').trimEnd().split('\r\n');

it.each<[CsvSection, readonly string[]]>([
  [
    'b2b',
    [
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
      `27AAPFU0939F1ZV,"'=Uma, ""Paper""",VC/26-27/00042,09-Apr-26,112001.00,01-Jammu & Kashmir,N,,Regular B2B,,12.00,100000.01,0.00`,
    ],
  ],
  [
    'b2cl',
    [
      'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'VC/26-27/00042,09-Apr-26,112001.00,01-Jammu & Kashmir,,12.00,100000.01,0.00,',
    ],
  ],
  [
    'b2cs',
    [
      'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      'OE,01-Jammu & Kashmir,,12.50,100000.01,0.00,',
    ],
  ],
  [
    'cdnr',
    [
      'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      `27AAPFU0939F1ZV,"'=Uma, ""Paper""",CN/26-27/00007,09-Apr-26,C,01-Jammu & Kashmir,N,Regular B2B,112001.00,,12.00,100000.01,0.00`,
    ],
  ],
  [
    'cdnur',
    [
      'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      'B2CL,CN/26-27/00007,09-Apr-26,C,01-Jammu & Kashmir,112001.00,,12.00,100000.01,0.00',
    ],
  ],
  [
    'exemp',
    [
      'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies',
      'Intra-State supplies to unregistered persons,-2.50,0.00,0.00',
    ],
  ],
  [
    'hsn-b2b',
    [
      'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
      '0902,,NOS-NUMBERS,3,112000.01,12.00,100000.01,12000.00,0.00,0.00,0.00',
    ],
  ],
  [
    'docs',
    [
      'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
      'Invoices for outward supply,VC/26-27/00001,VC/26-27/00040,40,0',
      'Invoices for outward supply,VC/26-27/00042,VC/26-27/00042,1,0',
    ],
  ],
])('writes section %s as the offline tool reads it', (section, lines) => {
  expect(linesOf(section)).toEqual(lines);
});

it('writes only the columns of a section without rows', () => {
  expect(linesOf('hsn-b2c')).toHaveLength(1);
  expect(csvSections).toHaveLength(9);
});

it('leaves sections without rows out of the JSON', () => {
  const empty: GstReturn = {
    ...{ ...month, b2b: [], b2cl: [], b2cs: [], cdnr: [], cdnur: [], nil: [] },
    ...{ hsn: { b2b: [], b2c: [] }, issued: { invoices: [], creditNotes: [] } },
  };
  expect(gstr1Json(empty, { gstin: '08AAACH7409R1Z1', month: '2026-04' })).toEqual({
    ...{ gstin: '08AAACH7409R1Z1', fp: '042026', version: 'GST3.1.6', hash: 'hash' },
  });
  expect(gstr1Json(month, { gstin: '08AAACH7409R1Z1', month: '2026-04' })).toMatchObject({
    nil: { inv: [{ sply_ty: 'INTRAB2C', expt_amt: 0, nil_amt: -2.5, ngsup_amt: 0 }] },
    b2cl: [{ pos: '01', inv: [{ inum: 'VC/26-27/00042', idt: '09-04-2026', val: 112_001 }] }],
    cdnur: [{ nt_num: 'CN/26-27/00007', nt_dt: '09-04-2026', ntty: 'C', typ: 'B2CL', pos: '01' }],
    b2cs: [{ sply_ty: 'INTER', rt: 12.5, txval: 100_000.01, iamt: 12_000, csamt: 0 }],
  });
});
