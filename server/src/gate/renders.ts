import type { GateFinding } from '@shop/contracts/registry';
import type { Address } from './addresses';
import type { GateCookie } from './browser';
import { type GateRun, type Gathered, isOver, ownRoutes, serverRemotes } from './gate-run';
import { limits } from './limits';

/** A page as the server sends it. */
export interface Rendered {
  readonly status: number;
  readonly ms: number;
  readonly html: string;
}

export const cookieHeader = (cookies: readonly GateCookie[]): string =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');

/** Fetches a page; without a response its status is 0. */
export async function fetchPage(url: string, cookie: string): Promise<Rendered> {
  const began = performance.now();
  try {
    const response = await fetch(url, {
      headers: { cookie, accept: 'text/html' },
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.readyMs),
    });
    const html = await response.text();
    return { status: response.status, ms: performance.now() - began, html };
  } catch {
    return { status: 0, ms: performance.now() - began, html: '' };
  }
}

/** Numbers of a remote's fragments in a page that the server rendered, and that it left to the browser. */
function fragmentsOf(remote: string, html: string): { readonly rendered: number; readonly left: number } {
  const all = [...html.matchAll(new RegExp(`data-remote="${remote}"[^>]*>(<!--\\$(?:-->|!|\\?))?`, 'g'))];
  const rendered = all.filter(([, mark]) => mark === '<!--$-->').length;
  return { rendered, left: all.length - rendered };
}

const isFrame = ({ html }: Rendered) => html.includes('data-unrendered');

/** Whether the server did not render a remote's fragment, or the page, but renders it with the live version. */
function isUnrendered(remotes: readonly string[], page: Rendered, live: Rendered | null): boolean {
  if (isFrame(page)) return live === null || !isFrame(live);
  return remotes.some((remote) => {
    const [now, before] = [fragmentsOf(remote, page.html), live && fragmentsOf(remote, live.html)];
    return now.left > (before?.left ?? 0) || now.rendered < (before?.rendered ?? 0);
  });
}

/** Checks the server render of a page with the candidate. */
export function judgeRender(
  path: string,
  remotes: readonly string[],
  page: Rendered,
  live: Rendered | null,
): GateFinding[] {
  const refuse = (check: GateFinding['check'], text: string): GateFinding => ({
    ...{ check, severity: 'refuse', path, width: null },
    message: `${path} ${text}`,
  });
  const status = live?.status ?? 200;
  if (page.status !== status)
    return [refuse('render', `responds with ${page.status || 'nothing'} instead of ${status}.`)];
  const found: GateFinding[] = [];
  if (isUnrendered(remotes, page, live)) {
    found.push(
      refuse('render', `is not rendered by the server: ${remotes.join(', ')} throws, hangs or exits.`),
    );
  }
  const { aloneMs, ratio, slackMs } = limits.server;
  const allowed = live ? live.ms * ratio + slackMs : aloneMs;
  if (page.ms > allowed) {
    found.push(
      refuse(
        'server-time',
        `takes the server ${Math.round(page.ms)} ms, more than the allowed ${Math.round(allowed)} ms${live ? ' compared with the live version' : ''}.`,
      ),
    );
  }
  return found;
}

/** Renders one page many times, uncached, to detect leaks and intermittent failures. */
async function renderOften(
  url: string,
  {
    cookie,
    path,
    remotes,
    live,
  }: { cookie: string; path: string; remotes: readonly string[]; live: Rendered | null },
): Promise<GateFinding[]> {
  const { count, concurrency, mayFail } = limits.renders;
  let [next, failed] = [0, 0];
  const began = Date.now();
  const work = async () => {
    for (let turn = next++; turn < count; turn = next++) {
      const page = await fetchPage(`${url}?gate=${began}-${turn}`, cookie);
      if (page.status !== (live?.status ?? 200) || isUnrendered(remotes, page, live)) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (failed <= mayFail) return [];
  const message = `The server failed to render ${path} ${failed} of ${count} times.`;
  return [{ check: 'render', severity: 'refuse', path, width: null, message }];
}

/** Requests each page with the candidates. Resolves with the server render times in ms, by path. */
export async function renderPages(
  run: GateRun,
  addresses: readonly Address[],
  gathered: Gathered,
): Promise<ReadonlyMap<string, number>> {
  const { shop, cookies } = run;
  const [cookie, liveCookie] = [cookieHeader(cookies.candidate), cookieHeader(cookies.live)];
  const [own, remotes] = [ownRoutes(run), serverRemotes(run)];
  const times = new Map<string, number>();
  const began = Date.now();
  let often = false;
  for (const { path, route } of addresses) {
    if (isOver(run, gathered)) break;
    // A unique URL, so that nothing comes from the cache.
    const render = async (turn: string) => {
      const live = await fetchPage(`${shop}${path}?gate=${turn}`, liveCookie);
      const page = await fetchPage(`${shop}${path}?gate=${turn}`, cookie);
      const baseline = live.status === 404 && own.has(route) ? null : live;
      return { page, baseline, found: judgeRender(path, remotes, page, baseline) };
    };
    let last = await render(`${began}-1`);
    let fastest = last.page.ms;
    // Retried, as a machine may be busy for a moment, while slow code is always slow.
    for (let turn = 2; turn <= limits.server.tries && last.found.length > 0; turn += 1) {
      last = await render(`${began}-${turn}`);
      fastest = Math.min(fastest, last.page.ms);
    }
    const { baseline } = last;
    gathered.findings.push(...last.found);
    times.set(path, Math.round(fastest));
    if (often || !own.has(route)) continue;
    often = true;
    gathered.findings.push(...(await renderOften(shop + path, { cookie, path, remotes, live: baseline })));
  }
  return times;
}
