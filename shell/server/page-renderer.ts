import { inLanguage, type LanguageCode } from '@shop/config/languages';
import type { PageRelease, RenderOutcome } from '@shop/contracts';
import { inSpan } from '@shop/tracing';
import type { ServerBreaker } from '../renderer/pool/breaker';
import { type FragmentRef, fragmentName, type RenderedPage, RenderError } from '../renderer/pool/protocol';
import type { RenderJobOptions, RenderPool } from '../renderer/pool/render-pool';
import { type PageAddress, renderedUrl } from './address';
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
  /** The shop's languages besides English. */
  readonly languages: readonly LanguageCode[];
  /** Limit for the data of one page, in ms. */
  readonly loadMs: number;
  /** Called with the outcome of each remote of a rendered page. */
  readonly onRender: (outcome: RenderOutcome) => void;
  readonly onError: (error: unknown, message: string) => void;
}

/** Renders documents by URL. */
export interface PageRenderer {
  /** Rejects with a RenderError if no process is available, if it was aborted, or if the shell itself throws. */
  render(
    address: Pick<PageAddress, 'url' | 'translated'>,
    release: PageRelease,
    job?: RenderJobOptions,
  ): Promise<CachedPage>;
  /** Whether the render queue is full. */
  isBusy(): boolean;
  /** A document with only the shell's frame: the browser renders the page. */
  frame(markup: string, release: PageRelease, language: LanguageCode | null): CachedPage;
}

const noFragments = { scripts: [], styles: [] };

type Outcome = RenderOutcome['outcome'];

/** Worst first. The outcome of a remote on a page is the worst outcome of its modules. */
const outcomesBySeverity: readonly Outcome[] = ['died', 'timed-out', 'threw', 'skipped', 'rendered'];

/** Remotes that only the browser renders, because their versions were published without a server build. */
const withoutServerBuild = ({ remotes }: PageRelease): string[] =>
  Object.entries(remotes).flatMap(([name, { manifest }]) => (manifest.serverEntry ? [] : [name]));

interface RenderAttempt {
  readonly page: RenderedPage;
  /**
   * Whether a fragment was left out because of failures that the next render may not have. A version without a server build
   * does not count, because no render can include its fragments.
   */
  readonly hasSkipped: boolean;
}

const isSkipped = (fragment: FragmentRef, skip: readonly string[]): boolean =>
  skip.includes(fragment.remote) || skip.includes(fragmentName(fragment));

export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { pool, breaker, shell, assets, origin, scriptOrigin, keepsPages, languages, loadMs } = options;
  const { onRender, onError } = options;

  /** Reports the outcome of a remote in a render, given the outcomes of its modules on the page. */
  const reportOutcome = (
    release: PageRelease,
    remote: string,
    outcomes: readonly { readonly module: string; readonly outcome: Outcome }[],
  ) => {
    const assigned = release.remotes[remote];
    const worst = outcomesBySeverity.find((bad) => outcomes.some(({ outcome }) => outcome === bad));
    if (!assigned || !worst) return;
    const { version, variant = 'stable' } = assigned;
    onRender({ remote, version, variant, outcome: worst });
    for (const { module, outcome } of outcomes)
      if (outcome !== 'skipped') breaker.record({ remote, module, version }, outcome);
  };

  const reportOutcomes = (
    release: PageRelease,
    { fragments, failed }: RenderedPage,
    skip: readonly string[],
  ) => {
    const outcomeOf = (fragment: FragmentRef): Outcome =>
      isSkipped(fragment, skip) ? 'skipped' : (failed[fragmentName(fragment)] ?? 'rendered');
    for (const remote of new Set(fragments.map((fragment) => fragment.remote))) {
      const own = fragments.filter((fragment) => fragment.remote === remote);
      const outcomes = own.map((fragment) => ({ module: fragment.module, outcome: outcomeOf(fragment) }));
      reportOutcome(release, remote, outcomes);
    }
  };

  /**
   * Renders a page. If code hangs or crashes the process, the page is rendered again without that code's remote, or without all
   * remotes if it is unknown whose code it was; their fragments are left to the browser.
   */
  const renderFragments = async (
    address: Pick<PageAddress, 'url' | 'translated'>,
    release: PageRelease,
    job: RenderJobOptions,
  ): Promise<RenderAttempt> => {
    const url = renderedUrl(address);
    const language = address.translated?.language;
    const request = { url, origin, release, loadMs, language, languages };
    const browserOnly = withoutServerBuild(release);
    let skip: readonly string[] = [];
    const attempt = (page: RenderedPage, left: readonly string[]): RenderAttempt => {
      reportOutcomes(release, page, [...left, ...browserOnly]);
      return { page, hasSkipped: page.fragments.some((fragment) => isSkipped(fragment, left)) };
    };
    try {
      let retried: readonly string[] = [];
      const page = await pool.render(() => {
        ({ skip, retried } = breaker.choose(release));
        return { ...request, skip: [...skip, ...browserOnly] };
      }, job);
      const shown = page.fragments.map(fragmentName);
      breaker.notTried(
        release,
        retried.filter((name) => !shown.includes(name)),
      );
      return attempt(page, skip);
    } catch (error) {
      if (!(error instanceof RenderError) || job.signal?.aborted) throw error;
      const { reason, entered } = error;
      if (reason === 'busy' || reason === 'cancelled') throw error;
      onError(
        error,
        entered
          ? `${entered.remote}@${entered.version} ended the render of ${address.url}`
          : `Rendering ${address.url}`,
      );
      if (entered) reportOutcome(release, entered.remote, [{ module: entered.module, outcome: reason }]);
      const left = entered ? [...skip, entered.remote] : Object.keys(release.remotes);
      const page = await pool.render(() => ({ ...request, skip: [...left, ...browserOnly] }), {
        signal: job.signal,
      });
      return attempt(page, left);
    }
  };

  return {
    isBusy: () => pool.isFull(),
    async render(address, release, job = {}) {
      const { page, hasSkipped } = await inSpan({ name: 'render page' }, () =>
        renderFragments(address, release, job),
      );
      const { head, usesFallbackHead, state, markup } = page;
      const language = address.translated?.language ?? null;
      const fragments = await fragmentAssets(release, page.fragments, assets, markup);
      const html = [
        openDocument({
          head,
          origin,
          scriptOrigin,
          release,
          shell,
          keepsPages,
          language,
          languages,
          fragments,
          markup,
          isRendered: true,
          usesFallbackHead,
        }),
        markup,
        closeDocument({ state, release: documentRelease(release, page.fragments), shell, fragments }),
      ].join('');
      const isComplete = !hasSkipped && Object.keys(page.failed).length === 0 && page.missing === 0;
      const { location, status = location === undefined ? 200 : 301 } = head;
      const target = location?.startsWith('/') ? inLanguage(language, location) : location;
      return cachedPage(html, { status, location: target, isComplete, hasSkipped });
    },
    frame(markup, release, language) {
      const html = [
        openDocument({
          head: frameHead,
          origin,
          scriptOrigin,
          release,
          shell,
          keepsPages,
          language,
          languages,
          fragments: noFragments,
          markup,
          isRendered: false,
          usesFallbackHead: true,
        }),
        markup,
        closeDocument({ state: null, release: documentRelease(release, []), shell, fragments: noFragments }),
      ].join('');
      return cachedPage(html, { status: 200, isComplete: false });
    },
  };
}
