import type { Address } from './addresses';
import { candidateRemotes, ownRoutes, type GateRun, type Gathered } from './gate-run';
import { cookieHeader, fetchPage, judgeRender, renderOften } from './renders';

/** Has the server render each page with the candidates. Resolves with how long each took, in ms, by its path. */
export async function renderPages(
  run: GateRun,
  addresses: readonly Address[],
  gathered: Gathered,
): Promise<ReadonlyMap<string, number>> {
  const { shop, cookies } = run;
  const [cookie, liveCookie] = [cookieHeader(cookies.candidate), cookieHeader(cookies.live)];
  const [own, remotes] = [ownRoutes(run), candidateRemotes(run)];
  const times = new Map<string, number>();
  let often = false;
  for (const { path, route } of addresses) {
    const live = await fetchPage(shop + path, liveCookie);
    const beside = live.status === 404 && own.has(route) ? null : live;
    const first = await fetchPage(shop + path, cookie);
    // A machine may be busy for a moment; code that is slow is so again.
    const found = judgeRender(path, remotes, first, beside);
    const page = found.length > 0 ? await fetchPage(`${shop}${path}?gate=again`, cookie) : first;
    gathered.findings.push(...(found.length > 0 ? judgeRender(path, remotes, page, beside) : []));
    times.set(path, Math.round(Math.min(first.ms, page.ms)));
    if (often || !own.has(route)) continue;
    often = true;
    gathered.findings.push(...(await renderOften(shop + path, { cookie, path, remotes, live: beside })));
  }
  return times;
}
