/** Compares an approved list with the current one. Returns a line for each difference: `-` is missing, `+` is new. */
export function compareLists(approved: string, current: string): readonly string[] {
  const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const [before, now] = [linesOf(approved), linesOf(current)];
  const [known, present] = [new Set(before), new Set(now)];
  return [
    ...before.filter((line) => !present.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !known.has(line)).map((line) => `+ ${line}`),
  ];
}

/** Maximum length of a chat message, in characters. */
const maxAlert = 3000;

/** Sends an alert to a chat's incoming webhook. Throws an Error if the webhook rejects it. */
export async function sendAlert(url: string, shop: string, differences: readonly string[]): Promise<void> {
  const count = `${differences.length} ${differences.length === 1 ? 'line' : 'lines'}`;
  const heading = `The payment page of ${shop} differs from the approved list in ${count}:`;
  const text = [heading, ...differences].join('\n').slice(0, maxAlert);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The alert webhook responded with ${response.status}.`);
}
