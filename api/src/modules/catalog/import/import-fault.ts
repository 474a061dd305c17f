/** What is wrong in an import file, and where: `line 12, rate: …`. */
export interface ImportFault {
  readonly place: string;
  /** As a spreadsheet numbers rows, the header being the first; null when the whole file is meant. */
  readonly row: number | null;
  /** A column's name; empty when the whole record is meant. */
  readonly field: string;
  readonly message: string;
}

/** Shown at once; whoever mends fifty runs it again. */
const SHOWN = 50;

const lineOf = ({ place, field, message }: ImportFault) =>
  `${place}${field === '' ? '' : `, ${field}`}: ${message}`;

/** A file that cannot be imported; nothing of it was. The message has a line for each fault. */
export class ImportRefused extends Error {
  readonly faults: readonly ImportFault[];

  constructor(faults: readonly ImportFault[]) {
    const more = faults.length - SHOWN;
    const lines = faults.slice(0, SHOWN).map(lineOf);
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
    this.name = 'ImportRefused';
    this.faults = faults;
  }
}
