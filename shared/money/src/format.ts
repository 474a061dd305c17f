const twoDecimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholeRupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Formats paise with Indian grouping, two decimals: 12499900 is "₹1,24,999.00". */
export function formatRupees(paise: number): string {
  return `₹${twoDecimals.format(paise / 100)}`;
}

/** Paise without needless decimals: 50000 is "₹500", 50050 is "₹500.50". */
export function formatRupeesPlain(paise: number): string {
  return paise % 100 === 0 ? `₹${wholeRupees.format(paise / 100)}` : formatRupees(paise);
}
