/** A line of text on a page. */
interface PdfLine {
  readonly text: string;
  /** Size of the font, in points. */
  readonly size: number;
  readonly bold?: boolean;
}

/** Width, height and margin in points: 4 × 6 inches, the usual paper for labels. */
const page = { width: 288, height: 432, margin: 18 } as const;

/** The average width of a Helvetica character, as a fraction of the font size. */
const CHARACTER_WIDTH = 0.52;

/** Latin text as a PDF string; the built-in fonts have no other letters. */
function pdfString(text: string): string {
  const latin = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('₹', 'Rs ')
    .replace(/[^ -~]/g, '?');
  return `(${latin.replace(/[\\()]/g, (special) => `\\${special}`)})`;
}

/** Breaks a line at spaces, so that it fits the page. */
function wrap({ text, size, bold }: PdfLine): PdfLine[] {
  const room = Math.floor((page.width - 2 * page.margin) / (size * CHARACTER_WIDTH));
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > room) lines.push(word.slice(0, room));
    else lines[lines.length - 1] = last === '' ? word.slice(0, room) : `${last} ${word}`;
  }
  return lines.map((line) => ({ text: line, size, ...(bold && { bold }) }));
}

/** The drawing commands of the page: a frame, and the lines from top to bottom. */
function draw(lines: readonly PdfLine[]): string {
  const { width, height, margin } = page;
  let y = height - margin - 8;
  const text = lines.flatMap(wrap).map((line) => {
    y -= line.size * 1.35;
    return `BT /${line.bold ? 'F2' : 'F1'} ${line.size} Tf ${margin + 8} ${y.toFixed(1)} Td ${pdfString(line.text)} Tj ET`;
  });
  return [`${margin} ${margin} ${width - 2 * margin} ${height - 2 * margin} re S`, ...text].join('\n');
}

/**
 * A PDF of one page with lines of text. The shop has no library for PDFs, since invoices are printed by the browser; a page of text
 * in the built-in fonts needs six objects, their positions, and nothing else.
 */
export function textPdf(lines: readonly PdfLine[]): Buffer {
  const drawing = draw(lines);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R
       /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const positions = objects.map((object, index) => {
    const position = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(position).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${positions.join('')}`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
