import { remoteStylesMs } from '../durations';

/**
 * Gives inline styles the absolute URLs of their files, by which a remote's runtime identifies them; otherwise it would fetch them
 * again.
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
      reject(new Error(`${href} failed to load`));
    };
    after.after(link);
  });
}

/**
 * Fetches the shell's styles that the document omits because its markup does not use them, and inserts them before those of
 * remotes. Resolves when they are applied, or after a time limit with one retry, because the page works without them.
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
