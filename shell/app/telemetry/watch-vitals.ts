import { pathInShop } from '../../federation/document-language';
import type { PageRelease, Vital } from '@shop/contracts';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { matchPage, pageRoutes } from '../../federation/routing/page-routes';
import type { Reporter } from './reporter';

/** A performance entry of type `largest-contentful-paint`. */
interface LargestPaint {
  readonly element?: Element | null;
}

/** The remote whose fragment contains the largest contentful paint; null if it is in the shell. */
export function remoteOfLargestPaint(entries: readonly object[]): string | null {
  const last: LargestPaint | undefined = entries.at(-1);
  return last?.element?.closest<HTMLElement>('[data-remote]')?.dataset.remote ?? null;
}

/** The source of measurements: web-vitals, or a test. */
export type Measure = (report: (metric: Metric) => void) => void;

const measures: readonly Measure[] = [onCLS, onFCP, onINP, onLCP, onTTFB];

/** CLS in thousandths, times in ms. */
const rounded = ({ name, value }: Metric) =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);

/**
 * Reports the page's web vitals once they are known, most of them when the page is left, and attributes the largest contentful
 * paint to its remote. They belong to the page that was loaded, because browsers measure per document. Each is sent once; a page
 * restored from the back/forward cache is measured again.
 */
export function watchVitals(
  release: PageRelease,
  reporter: Reporter,
  watch: readonly Measure[] = measures,
): void {
  const routes = pageRoutes(release);
  const seen = new Set<string>();
  const report = (metric: Metric) => {
    if (seen.has(metric.id)) return;
    seen.add(metric.id);
    const opened = new URL(metric.navigationURL ?? location.href, location.href);
    const page = matchPage(routes, pathInShop(opened.pathname)).route?.path;
    if (page) reporter.measure({ name: metric.name, value: rounded(metric), page } satisfies Vital);
    const remote = metric.name === 'LCP' ? remoteOfLargestPaint(metric.entries) : null;
    const version = remote && release.remotes[remote]?.version;
    if (version) reporter.note({ kind: 'lcp', remote, version, ms: metric.value });
  };
  for (const measure of watch) measure(report);
  // After the listeners of web-vitals, which report their values then.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.flush();
  });
}
