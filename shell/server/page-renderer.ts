import type { PageRelease, RenderOutcome } from '@shop/contracts';
import { inSpan } from '@shop/tracing';
import type { ServerBreaker } from '../renderer/pool/breaker';
import { type RenderedPage, RenderError } from '../renderer/pool/protocol';
import type { RenderJobOptions, RenderPool } from '../renderer/pool/render-pool';
import { type AssetSource, fragmentAssets } from './fragment-assets';
import type { ShellAssets } from './shell-build';
import { closeDocument, openDocument } from './document';
import { documentRelease } from './document-release';
import { cachedPage, type CachedPage } from './page-cache';
import { frameHead } from './fallback';

interface PageRendererOptions {
  readonly pool: Pick<RenderPool, 'render' | 'isFull'>;
  readonly breaker: ServerBreaker;
  readonly shell: ShellAssets;
  readonly assets: AssetSource;
  /** The shop's public origin. */
  readonly origin: string;
  /** Origin of the payment provider's script, if external. */
  readonly scriptOrigin: string | undefined;
  readonly keepsPages: boolean;
  /** Limit for the data of one page, in ms. */
  readonly loadMs: number;
  /** Called with the outcome of each remote of a rendered page. */
  readonly onRender: (outcome: RenderOutcome) => void;
  readonly onError: (error: unknown, message: string) => void;
}

/** Renders documents by URL. */
export interface PageRenderer {
  /** Rejects with a RenderError if no process is available, if it was aborted, or if the shell itself throws. */
  render(url: string, release: PageRelease, job?: RenderJobOptions): Promise<CachedPage>;
  /** Whether the render queue is full. */
  isBusy(): boolean;
  /** A document with only the shell's frame: the browser renders the page. */
  frame(markup: string, release: PageRelease): CachedPage;
}

const noFragments = { scripts: [], styles: [] };

/** Remotes that only the browser renders, because their versions were published without a server build. */
const withoutServerBuild = ({ remotes }: PageRelease): string[] =>
  Object.entries(remotes).flatMap(([name, { manifest }]) => (manifest.serverEntry ? [] : [name]));

export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { pool, breaker, shell, assets, origin, scriptOrigin, keepsPages, loadMs, onRender, onError } =
    options;

  const reportOutcome = (release: PageRelease, remote: string, outcome: RenderOutcome['outcome']) => {
    const given = release.remotes[remote];
    if (!given) return;
    const { version, variant = 'stable' } = given;
    onRender({ remote, version, variant, outcome });
    if (outcome !== 'skipped') breaker.note(remote, version, outcome);
  };

  const reportOutcomes = (
    release: PageRelease,
    { fragments, failed }: RenderedPage,
    skip: readonly string[],
  ) => {
    for (const remote of new Set(fragments.map((fragment) => fragment.remote))) {
      const outcome = skip.includes(remote) ? 'skipped' : (failed[remote] ?? 'rendered');
      reportOutcome(release, remote, outcome);
    }
  };

  /**
   * Renders again without a remote that hung or crashed the process, or without any remotes if it is unknown which one did; the
   * browser renders their fragments.
   */
  const renderFragments = async (
    url: string,
    release: PageRelease,
    job: RenderJobOptions,
  ): Promise<RenderedPage> => {
    const request = { url, origin, release, loadMs };
    let skip: string[] = [];
    try {
      const page = await pool.render(() => {
        skip = [...breaker.skipped(release), ...withoutServerBuild(release)];
        return { ...request, skip };
      }, job);
      reportOutcomes(release, page, skip);
      return page;
    } catch (error) {
      if (!(error instanceof RenderError) || job.signal?.aborted) throw error;
      const { reason, entered } = error;
      if (reason === 'busy' || reason === 'cancelled') throw error;
      onError(
        error,
        entered ? `${entered.remote}@${entered.version} ended the render of ${url}` : `Rendering ${url}`,
      );
      if (entered) reportOutcome(release, entered.remote, reason === 'threw' ? 'threw' : reason);
      const left = entered ? [...skip, entered.remote] : Object.keys(release.remotes);
      const page = await pool.render(() => ({ ...request, skip: left }), { signal: job.signal });
      reportOutcomes(release, page, left);
      return page;
    }
  };

  return {
    isBusy: () => pool.isFull(),
    async render(url, release, job = {}) {
      const page = await inSpan({ name: 'render page' }, () => renderFragments(url, release, job));
      const { head, state, markup } = page;
      const fragments = await fragmentAssets(release, page.fragments, assets);
      const html = [
        openDocument({
          head,
          origin,
          scriptOrigin,
          release,
          shell,
          keepsPages,
          fragments,
          markup,
          isRendered: true,
        }),
        markup,
        closeDocument({ state, release: documentRelease(release, page.fragments), shell, fragments }),
      ].join('');
      const isComplete = Object.keys(page.failed).length === 0 && page.missing === 0;
      const { location, status = location === undefined ? 200 : 301 } = head;
      return cachedPage(html, { status, location, isComplete });
    },
    frame(markup, release) {
      const html = [
        openDocument({
          head: frameHead,
          origin,
          scriptOrigin,
          release,
          shell,
          keepsPages,
          fragments: noFragments,
          markup,
          isRendered: false,
        }),
        markup,
        closeDocument({ state: null, release: documentRelease(release, []), shell, fragments: noFragments }),
      ].join('');
      return cachedPage(html, { status: 200, isComplete: false });
    },
  };
}
