import { writeReport } from './write-report';

/** Progress goes to standard error, so that standard output contains only the report. */
export const log = (line: string): void => console.error(line);

/** Prints a report, and puts it into its document with `write`. */
export async function printReport(
  block: string,
  text: string,
  { write, document }: { readonly write: boolean; readonly document?: string },
): Promise<void> {
  console.log(text);
  if (write) await writeReport(block, text, document);
}
