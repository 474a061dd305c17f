import { shop, tax } from '@shop/config';

export interface GstRow {
  readonly label: string;
  readonly paise: number;
}

const percent = (basisPoints: number) => `${basisPoints / 100}%`;

/**
 * GST as an invoice shows it: in two halves, the centre's and the state's, for a parcel within the shop's own state,
 * and as one integrated tax for every other. The rows add up to `taxPaise`.
 */
export function gstRows(taxPaise: number, deliveryState: string): readonly GstRow[] {
  if (deliveryState !== shop.state)
    return [{ label: `IGST ${percent(tax.gstBasisPoints)}`, paise: taxPaise }];
  const half = Math.floor(taxPaise / 2);
  const rate = percent(tax.gstBasisPoints / 2);
  return [
    { label: `CGST ${rate}`, paise: half },
    { label: `SGST ${rate}`, paise: taxPaise - half },
  ];
}
