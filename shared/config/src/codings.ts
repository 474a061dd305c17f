/** How an answer's bytes travel (RFC 9110, 8.4). */
export type Coding = 'br' | 'gzip' | 'identity';

/** True unless the client said that it does not take it. */
function takes(accepted: string, coding: string): boolean {
  const part = new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i').exec(accepted);
  return part !== null && Number(part[1] ?? 1) > 0;
}

/** Brotli before gzip before neither, as far as an Accept-Encoding header allows. */
export function codingOf(acceptEncoding: string | readonly string[] = ''): Coding {
  const accepted = String(acceptEncoding);
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}
