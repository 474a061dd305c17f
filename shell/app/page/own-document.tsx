import { useContext, useEffect, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, type NavigationType } from 'react-router';
import { storeEntryState } from './entry-state';
import { needsOwnDocument } from '../../federation/routing/checkout-path';

/** Loads the document of the current address, with the state of its history entry. */
type LoadDocument = (navigation: `${NavigationType}`) => void;

interface OwnDocumentProps {
  readonly children: ReactNode;
  readonly load?: LoadDocument;
  /** Path that the open document was loaded for. */
  readonly openedFor?: string;
}

/** A new page starts at its top. Back and Forward find their scroll position, which only a reload restores; so does an anchor. */
const loadDocument: LoadDocument = (navigation) => {
  storeEntryState();
  if (navigation === 'POP' || location.hash !== '') location.reload();
  else location.replace(location.href);
};

/**
 * Enters and leaves the checkout by a document load, as policies are per document. The page before stays until the document has
 * come: no page of the checkout is ever rendered in a document whose policy is wider.
 */
export function OwnDocument({ children, load = loadDocument, openedFor }: OwnDocumentProps) {
  const context = useContext(LocationContext);
  const [shown, setShown] = useState(context);
  const [isLoading, setLoading] = useState(false);
  const { location } = context;
  // The first page is what the document was loaded for, so that this never loads in a loop.
  const needsOwn =
    shown.location.pathname !== location.pathname && needsOwnDocument(location.pathname, openedFor);
  // A document that was requested would still replace a page that is chosen meanwhile: that page is loaded in its place.
  const leaves = shown !== context && (isLoading || needsOwn);
  if (leaves && !isLoading) setLoading(true);
  if (!leaves && shown !== context) setShown(context);
  // With each navigation: the load before may have been stopped.
  useEffect(() => {
    if (leaves) load(context.navigationType);
  }, [leaves, load, context]);
  return <LocationContext value={leaves ? shown : context}>{children}</LocationContext>;
}
