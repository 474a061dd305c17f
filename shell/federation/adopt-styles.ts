/**
 * Gives the styles inside the document the full addresses of their files: a remote's runtime knows its files by those,
 * and would fetch them again.
 */
export function adoptStyles(root: ParentNode = document): void {
  for (const style of root.querySelectorAll<HTMLElement>('style[data-href]'))
    style.dataset.href = new URL(style.dataset.href ?? '', location.href).href;
}
