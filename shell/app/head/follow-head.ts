import type { DocumentHead } from '@shop/contracts';
import { applyHead } from './apply-head';
import { pageHead } from './page-head';

type Place = Parameters<typeof pageHead>[0];
type Loaded = Parameters<typeof pageHead>[1];

function headFor(place: Place, loaded: Loaded): DocumentHead {
  try {
    return pageHead(place, loaded);
  } catch {
    // A remote's head may throw: its page then has the shell's own.
    return pageHead(place, {});
  }
}

/** Makes the head of the page after a navigation within the page, and puts it into the document. */
export function followHead(place: Place, loaded: Loaded): DocumentHead {
  const head = headFor(place, loaded);
  applyHead(head);
  return head;
}
