import type { DocumentHead } from '@shop/contracts';

/** Marks the head elements of a page, so that the next page removes them; the composer writes the same mark. */
const mark = 'data-screen';

function elements({ elements: listed, linkedData }: DocumentHead): HTMLElement[] {
  const made = listed.map(({ tag, attributes }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  });
  const scripts = linkedData.map((data) => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.text = JSON.stringify(data);
    return script;
  });
  return [...made, ...scripts];
}

/** Replaces the head in the open document after a navigation within the page. */
export function applyHead(head: DocumentHead): void {
  document.title = head.title;
  for (const element of document.head.querySelectorAll(`[${mark}]`)) element.remove();
  for (const element of elements(head)) {
    element.setAttribute(mark, '');
    document.head.append(element);
  }
}
