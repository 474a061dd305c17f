import type { DocumentHead } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { followMove } from './moved-page';
import { pageHead } from './page-head';

/** Marks the head elements of a page, so that the next page removes them; the server uses the same attribute. */
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

/** Replaces the head elements after a client-side navigation. */
export function applyHead(head: DocumentHead): void {
  document.title = head.title;
  for (const element of document.head.querySelectorAll(`[${mark}]`)) element.remove();
  for (const element of elements(head)) {
    element.setAttribute(mark, '');
    document.head.append(element);
  }
}

type Place = Parameters<typeof pageHead>[0];
type Loaded = Parameters<typeof pageHead>[1];

function headFor(place: Place, loaded: Loaded): DocumentHead {
  try {
    return pageHead(place, loaded);
  } catch {
    // If a remote's `head` throws, the page uses the shell's.
    return pageHead(place, {});
  }
}

/** Computes and applies the head of a page after a client-side navigation. Resolves once a moved page is known. */
export function followHead(
  place: Place & { readonly context: Pick<ShopLoadContext, 'dispatch'> },
  loaded: Loaded,
): Promise<DocumentHead> {
  const head = headFor(place, loaded);
  applyHead(head);
  return followMove(head, place.pathname, place.context.dispatch);
}
