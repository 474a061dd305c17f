/** One blocked load or call, without what a shopper may have typed. */
export interface CspReport {
  /** The violated directive, such as `script-src-elem`, or `connection-allowlist`; `other` for an unknown one. */
  readonly directive: string;
  /** The blocked resource: a path of the shop, another origin, a scheme, or a word such as `inline`. */
  readonly blocked: string;
  /** The page's path. */
  readonly page: string;
  /** The script that caused it, with its line. */
  readonly source: string | undefined;
  /** Version of the remote whose script that is, such as `catalog@1.2.0`. */
  readonly version: string | undefined;
  readonly disposition: 'enforce' | 'report';
}

/** Type of the reports about connections that the header `Connection-Allowlist` has stopped. */
const CONNECTION = 'connection-allowlist';

/** Maximum number of reports in a request; browsers send a page's reports together. */
const MAX_REPORTS = 20;
const LONGEST = 200;

const directives = new Set(
  [
    'base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src',
    'media-src navigate-to object-src require-trusted-types-for sandbox script-src script-src-attr script-src-elem',
    `style-src style-src-attr style-src-elem trusted-types worker-src ${CONNECTION}`,
  ].flatMap((line) => line.split(' ')),
);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a field that has different names in the two formats: the first of `names` that contains text. */
function textOf(fields: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string') return value;
  }
  return '';
}

/** An address without query and fragment, which may contain tokens and names; only the scheme for one without a host. */
function placeOf(text: string): string {
  if (/^[a-z-]{1,40}$/.test(text)) return text;
  if (!URL.canParse(text)) return 'unknown';
  const { protocol, origin, pathname } = new URL(text);
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, LONGEST) : protocol;
}

function pathOf(text: string): string {
  return URL.canParse(text) ? new URL(text).pathname.slice(0, LONGEST) : 'unknown';
}

/** For other sites, only the origin: a script may have tried to send data in the path, such as a card number. */
function blockedPlace(text: string, page: string): string {
  const place = placeOf(text);
  if (!URL.canParse(place) || !place.startsWith('http')) return place;
  const { origin } = new URL(place);
  return URL.canParse(page) && new URL(page).origin === origin ? place : origin;
}

const remoteFile = /\/remotes\/([a-z][a-z0-9-]{0,39})\/(\d[\w.-]{0,60})\//;

function versionOf(source: string): string | undefined {
  const [, remote, version] = remoteFile.exec(placeOf(source)) ?? [];
  return remote && `${remote}@${version}`;
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
  const page = textOf(fields, 'documentURL', 'document-uri', 'url');
  const line = fields.lineNumber ?? fields['line-number'];
  return {
    directive: directives.has(directive) ? directive : 'other',
    blocked: blockedPlace(textOf(fields, 'blockedURL', 'blocked-uri', 'connection'), page),
    page: pathOf(page),
    source: source === '' ? undefined : `${placeOf(source)}:${Number.isInteger(line) ? String(line) : '?'}`,
    version: versionOf(source),
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
      .slice(0, MAX_REPORTS)
      .filter(isFields)
      .flatMap(({ type, body }) => {
        if (!isFields(body)) return [];
        if (type === CONNECTION) return [toReport({ ...body, effectiveDirective: CONNECTION })];
        return type === 'csp-violation' ? [toReport(body)] : [];
      });
  }
  if (!isFields(body) || !isFields(body['csp-report'])) return null;
  return [toReport(body['csp-report'])];
}
