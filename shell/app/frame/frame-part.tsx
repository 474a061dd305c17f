import type { ReactNode } from 'react';
import { FragmentBoundary } from '../fragments/fragment-boundary';
import { PartFailed } from './part-failed';

interface Props {
  /** What the part is called when it fails, as the beginning of a sentence. */
  readonly name: string;
  /** The part lies over the page or is not seen at all, so that its failure has no place in the page. */
  readonly floating?: boolean;
  /** Links of the part that are still needed when it fails. */
  readonly links?: ReactNode;
  readonly children: ReactNode;
}

const again = () => Promise.resolve(true);

/** A part of the frame around the pages: what it throws leaves the rest of the document as it is, and the part can be tried again. */
export function FramePart({ name, floating = false, links, children }: Props) {
  return (
    <FragmentBoundary
      onRetry={again}
      onError={(error) => console.error(`[shell] ${name}:`, error)}
      fallback={(retry) => (
        <PartFailed name={name} floating={floating} links={links} onRetry={() => void retry()} />
      )}
    >
      {children}
    </FragmentBoundary>
  );
}
