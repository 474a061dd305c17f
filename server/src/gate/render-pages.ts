import type { Address } from './addresses';
import { candidateRemotes, isOver, ownRoutes, type GateRun, type Gathered } from './gate-run';
import { limits } from './limits';
import { cookieHeader, fetchPage, judgeRender, renderOften } from './renders';

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
