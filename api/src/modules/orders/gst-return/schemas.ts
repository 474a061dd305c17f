import { Type } from 'typebox';

const paise = (description: string) => Type.Integer({ description: `${description}, in paise.` });

const sums = Type.Object({
  taxablePaise: paise('The taxable value'),
  igstPaise: paise('IGST'),
  cgstPaise: paise('CGST'),
  sgstPaise: paise('SGST'),
});

export const GstSection = Type.Union(
  [
    Type.Literal('b2b'),
    Type.Literal('b2cl'),
    Type.Literal('b2cs'),
    Type.Literal('cdnr'),
    Type.Literal('cdnur'),
    Type.Literal('exemp'),
    Type.Literal('hsn-b2b'),
    Type.Literal('hsn-b2c'),
    Type.Literal('docs'),
  ],
  { $id: 'GstSection', description: 'A section of form GSTR-1, as the offline tool names it.' },
);

export const GstReturnSummary = Type.Object(
  {
    month: Type.String({ description: 'YYYY-MM.' }),
    gstin: Type.String({ description: 'The GSTIN of the shop.' }),
    invoices: Type.Integer({ description: 'Invoices issued in the month.' }),
    creditNotes: Type.Integer({ description: 'Credit notes issued in the month.' }),
    invoiced: sums,
    credited: sums,
    sections: Type.Array(Type.Object({ name: GstSection, rows: Type.Integer() })),
    withoutCodePaise: paise('The taxable value of goods without an HSN code'),
  },
  { $id: 'GstReturnSummary', description: 'The outward supplies of a month.' },
);
