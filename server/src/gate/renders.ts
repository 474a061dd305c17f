import type { GateFinding } from '@shop/contracts/registry';
import type { Address } from './addresses';
import type { GateCookie } from './browser';
import { candidateRemotes, type GateRun, type Gathered, isOver, ownRoutes } from './gate-run';
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

/** How often the server rendered a remote's fragments of a page, and how often it left them to the browser. */
function fragmentsOf(remote: string, html: string): { readonly rendered: number; readonly left: number } {
  const all = [...html.matchAll(new RegExp(`data-remote="${remote}"[^>]*>(<!--\\$(?:-->|!|\\?))?`, 'g'))];
  const rendered = all.filter(([, mark]) => mark === '<!--$-->').length;
  return { rendered, left: all.length - rendered };
}

const isFrame = ({ html }: Rendered) => html.includes('data-unrendered');

/** Whether the server left out a remote's fragment, or the page, which it renders with the live version. */
function isUnrendered(remotes: readonly string[], page: Rendered, live: Rendered | null): boolean {
  if (isFrame(page)) return live === null || !isFrame(live);
  return remotes.some((remote) => {
    const [now, before] = [fragmentsOf(remote, page.html), live && fragmentsOf(remote, live.html)];
    return now.left > (before?.left ?? 0) || now.rendered < (before?.rendered ?? 0);
  });
}

/** Judges one page as the server renders it with the candidate. */
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
      refuse('render', `is not rendered by the server: ${remotes.join(', ')} throws, hangs or ends there.`),
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
  const { count, atOnce, mayFail } = limits.renders;
  let [next, failed] = [0, 0];
  const began = Date.now();
  const work = async () => {
    for (let turn = next++; turn < count; turn = next++) {
      const page = await fetchPage(`${url}?gate=${began}-${turn}`, cookie);
      if (page.status !== (live?.status ?? 200) || isUnrendered(remotes, page, live)) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failed <= mayFail) return [];
  const message = `${path} is not rendered by the server ${failed} times of ${count}.`;
  return [{ check: 'render', severity: 'refuse', path, width: null, message }];
}

/** Lets the server render each page with the candidates. Resolves with how long each took, in ms, by its path. */
export async function renderPages(
  run: GateRun,
  addresses: readonly Address[],
  gathered: Gathered,
): Promise<ReadonlyMap<string, number>> {
  const { shop, cookies } = run;
  const [cookie, liveCookie] = [cookieHeader(cookies.candidate), cookieHeader(cookies.live)];
  const [own, remotes] = [ownRoutes(run), candidateRemotes(run)];
  const times = new Map<string, number>();
  const began = Date.now();
  let often = false;
  for (const { path, route } of addresses) {
    if (isOver(run, gathered)) break;
    // A unique URL, so that nothing comes from the cache.
    const render = async (turn: string) => {
      const live = await fetchPage(`${shop}${path}?gate=${turn}`, liveCookie);
      const page = await fetchPage(`${shop}${path}?gate=${turn}`, cookie);
      const beside = live.status === 404 && own.has(route) ? null : live;
      return { page, beside, found: judgeRender(path, remotes, page, beside) };
    };
    let last = await render(`${began}-1`);
    let fastest = last.page.ms;
    // Retried: a machine may be busy for a moment, slow code is slow each time.
    for (let turn = 2; turn <= limits.server.tries && last.found.length > 0; turn += 1) {
      last = await render(`${began}-${turn}`);
      fastest = Math.min(fastest, last.page.ms);
    }
    const { beside } = last;
    gathered.findings.push(...last.found);
    times.set(path, Math.round(fastest));
    if (often || !own.has(route)) continue;
    often = true;
    gathered.findings.push(...(await renderOften(shop + path, { cookie, path, remotes, live: beside })));
  }
  return times;
}
