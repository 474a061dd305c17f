import type { DocumentHead } from '@shop/contracts';
import { applyHead } from './apply-head';
import { pageHead } from './page-head';

type Place = Parameters<typeof pageHead>[0];
type Loaded = Parameters<typeof pageHead>[1];

function headFor(place: Place, loaded: Loaded): DocumentHead {
  try {
    return pageHead(place, loaded);
  } catch {
    // A remote's head may throw: its page has the shell's own then.
    return pageHead(place, {});
  }
}

/** Makes the head of the page that a move within the page led to, and puts it into the document. */
export function followHead(place: Place, loaded: Loaded): DocumentHead {
  const head = headFor(place, loaded);
  applyHead(head);
  return head;
}
