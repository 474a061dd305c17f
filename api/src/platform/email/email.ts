import { shop } from '@shop/config';
import { escapeHtml } from '@shop/contracts/escape-html';

/** An email to send. */
export interface Email {
  /** The kind, for logs and metrics: `order-placed`. */
  readonly kind: string;
  /** One plain address; see `isEmailAddress`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
  /** Idempotency key, such as an order's id: an email with a known key is not stored again. Random by default. */
  readonly key?: string;
  /** How long delivery is attempted, in milliseconds; three days by default. */
  readonly validForMs?: number;
}

/** A part of an email, rendered as plain text and as HTML. */
export type EmailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly EmailRow[] };

export interface EmailRow {
  readonly label: string;
  readonly value: string;
  /** The total of the table. */
  readonly strong?: boolean;
}

/** The colours of `@shop/tokens` as literals: email clients do not support custom properties. */
const paper =
  'background:#faf7f0;color:#1b2438;font-family:Mukta,Arial,sans-serif;font-size:16px;line-height:1.55';
const heading = "font:400 24px/1.2 'Rozha One',Georgia,serif";
const cell = 'padding:6px 0;border-bottom:1px solid #dcd3c1;vertical-align:top';
const button =
  'display:inline-block;padding:12px 20px;border-radius:3px;background:#a1221f;color:#ffffff;font-weight:600;text-decoration:none';
/** The border of an airmail letter, for email clients that support gradients; a red line for others. */
const edge =
  'height:6px;background:#a1221f;background:repeating-linear-gradient(115deg,#a1221f 0 22px,#ffffff 22px 34px,#1e5470 34px 56px,#ffffff 56px 68px)';

/** Right-to-left letters, and characters that change the text direction. */
const bidirectional = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates user input inside other text, so that its direction does not affect the surrounding text. */
export const isolated = (text: string): string => (bidirectional.test(text) ? `\u2068${text}\u2069` : text);

function asText(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'lines':
      return [block.title, ...block.lines.map(isolated)].join('\n');
    case 'table':
      return block.rows.map(({ label, value }) => `${label}: ${isolated(value)}`).join('\n');
  }
}

function rowHtml({ label, value, strong = false }: EmailRow): string {
  const weight = strong ? ';font-weight:bold' : '';
  return (
    `<tr><th scope="row" align="left" style="${cell};font-weight:normal${weight}">${escapeHtml(label)}</th>` +
    `<td align="right" style="${cell};white-space:nowrap${weight}">${escapeHtml(isolated(value))}</td></tr>`
  );
}

function asHtml(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'link':
      return `<p><a href="${escapeHtml(block.url)}" style="${button}">${escapeHtml(block.label)}</a></p>`;
    case 'lines':
      return `<p><strong>${escapeHtml(block.title)}</strong><br>${block.lines.map((line) => escapeHtml(isolated(line))).join('<br>')}</p>`;
    case 'table':
      return `<table width="100%" cellspacing="0" style="border-collapse:collapse">${block.rows.map(rowHtml).join('')}</table>`;
  }
}

const signature: EmailBlock = {
  kind: 'lines',
  title: shop.name,
  lines: [`Questions? ${shop.email} or ${shop.phone}`],
};

/** The plain text and the HTML of an email made of these blocks, signed by the shop. Their contents are text, never markup. */
export function writeEmail(
  title: string,
  blocks: readonly EmailBlock[],
): { readonly text: string; readonly html: string } {
  const all = [...blocks, signature];
  return {
    text: `${[title, ...all.map(asText)].join('\n\n')}\n`,
    html:
      `<!doctype html><html lang="${shop.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>` +
      `<body style="margin:0;padding:24px;${paper}"><div style="max-width:560px;margin:0 auto">` +
      `<div style="${edge}"></div><h1 style="${heading}">${escapeHtml(title)}</h1>${all.map(asHtml).join('')}</div></body></html>`,
  };
}
