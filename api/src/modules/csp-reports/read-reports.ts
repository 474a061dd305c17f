/** One blocked load or call, without what a shopper may have typed. */
export interface CspReport {
  /** The directive that stood against it, such as `script-src-elem`; `other` for one that is not known. */
  readonly directive: string;
  /** What was blocked: an origin and path, a scheme, or a word such as `inline`. */
  readonly blocked: string;
  /** The page's path. */
  readonly page: string;
  /** The script that asked for it, with its line. */
  readonly source: string | undefined;
  readonly disposition: 'enforce' | 'report';
}

/** A browser sends a page's reports together; more than these are not of use. */
const MOST_REPORTS = 20;
const LONGEST = 200;

const directives = new Set(
  [
    'base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src',
    'media-src navigate-to object-src require-trusted-types-for sandbox script-src script-src-attr script-src-elem',
    'style-src style-src-attr style-src-elem trusted-types worker-src',
  ].flatMap((line) => line.split(' ')),
);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of the names under which the two formats have a field, when it holds text. */
function textOf(fields: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string') return value;
  }
  return '';
}

/** An address without query and fragment, which may hold tokens and names; of a scheme without a host the scheme alone. */
function placeOf(text: string): string {
  if (/^[a-z-]{1,40}$/.test(text)) return text;
  if (!URL.canParse(text)) return 'unknown';
  const { protocol, origin, pathname } = new URL(text);
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, LONGEST) : protocol;
}

function pathOf(text: string): string {
  return URL.canParse(text) ? new URL(text).pathname.slice(0, LONGEST) : 'unknown';
}

function toReport(fields: Fields): CspReport {
  // Older browsers send the complete directive, sources included.
  const [directive = ''] = textOf(
    fields,
    'effectiveDirective',
    'effective-directive',
    'violated-directive',
  ).split(' ');
  const source = textOf(fields, 'sourceFile', 'source-file');
  const line = fields.lineNumber ?? fields['line-number'];
  return {
    directive: directives.has(directive) ? directive : 'other',
    blocked: placeOf(textOf(fields, 'blockedURL', 'blocked-uri')),
    page: pathOf(textOf(fields, 'documentURL', 'document-uri')),
    source: source === '' ? undefined : `${placeOf(source)}:${Number.isInteger(line) ? String(line) : '?'}`,
    disposition: fields.disposition === 'report' ? 'report' : 'enforce',
  };
}

/**
 * The violations in a body of `report-uri` (`{"csp-report": {…}}`) or of the Reporting API (a list of reports of any
 * type); null when it is neither.
 */
export function readReports(body: unknown): readonly CspReport[] | null {
  if (Array.isArray(body)) {
    return body
      .slice(0, MOST_REPORTS)
      .filter(isFields)
      .filter(({ type }) => type === 'csp-violation')
      .flatMap((report) => (isFields(report.body) ? [toReport(report.body)] : []));
  }
  if (!isFields(body) || !isFields(body['csp-report'])) return null;
  return [toReport(body['csp-report'])];
}
