/** Shows a status line above the page; null removes it. There is one line per name. Screen readers announce it. */
export function setBar(name: string, content: readonly (string | Node)[] | null): void {
  const bars = document.getElementById('bars');
  const shown = bars?.querySelector<HTMLElement>(`[data-bar="${name}"]`);
  if (content === null) {
    shown?.remove();
    return;
  }
  const bar = shown ?? document.createElement('p');
  bar.dataset.bar = name;
  bar.replaceChildren(...content);
  if (!shown) bars?.append(bar);
}
