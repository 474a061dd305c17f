const monthInIndia = new Intl.DateTimeFormat('en-IN', {
  year: 'numeric',
  month: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const APRIL = 4;

/** The financial year of a moment in India, by the calendar year in which it begins. */
export function financialYear(moment: Date): number {
  const part = (type: string) =>
    Number(monthInIndia.formatToParts(moment).find((found) => found.type === type)?.value);
  return part('month') < APRIL ? part('year') - 1 : part('year');
}

/** An invoice's number as it is printed, "VC/26-27/00042": at most the 16 characters that GST rule 46 allows. */
export function invoiceNumber(year: number, serial: number): string {
  const short = (value: number) => String(value % 100).padStart(2, '0');
  return `VC/${short(year)}-${short(year + 1)}/${String(serial).padStart(5, '0')}`;
}
