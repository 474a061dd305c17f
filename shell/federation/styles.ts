import { remoteStylesMs } from '../durations';

/**
 * Gives the styles inside the document the full addresses of their files: a remote's runtime knows its files by those,
 * and would fetch them again.
 */
export function adoptStyles(root: ParentNode = document): void {
  for (const style of root.querySelectorAll<HTMLElement>('style[data-href]'))
    style.dataset.href = new URL(style.dataset.href ?? '', location.href).href;
}

function apply(href: string, after: Element): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not arrive`));
    };
    after.after(link);
  });
}

/**
 * Fetches the shell's styles that the document left out because its markup uses none of them, and inserts them before those of
 * remotes. Resolves when they apply. A page works without them: it does not wait for long, and retries once.
 */
export async function fetchRestStyles(root: ParentNode = document): Promise<void> {
  const inside = root.querySelector<HTMLStyleElement>('style[data-rest]');
  const href = inside?.dataset.href;
  if (!inside || !href) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, remoteStylesMs));
  const coming = apply(href, inside)
    .catch(() => apply(`${href}?attempt=1`, inside))
    .catch((error: unknown) => console.warn('[styles]', error));
  await Promise.race([coming, late]);
}
