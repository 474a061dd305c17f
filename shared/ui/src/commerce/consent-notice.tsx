import { lazy, Suspense } from 'react';
import type { ConsentFieldsProps } from './consent-fields';
// Imported here, not with the lazy code: a document from the server links only the styles of its modules.
import './consent-fields.module.css';

const Failed = ({ notices, place }: ConsentFieldsProps) => <p>{notices.necessary[place]}</p>;

/** Loaded in a shop that shows notices; the server renders them, too. */
const ConsentFields = lazy(() =>
  import('./consent-fields').then(
    (module) => ({ default: module.ConsentFields }),
    () => ({ default: Failed }),
  ),
);

/** The notice next to the button of a form, with an unticked checkbox for each optional purpose. Renders nothing without notices. */
export function ConsentNotice({
  notices,
  ...rest
}: Omit<ConsentFieldsProps, 'notices'> & { readonly notices: ConsentFieldsProps['notices'] | undefined }) {
  if (!notices) return null;
  return (
    <Suspense>
      <ConsentFields notices={notices} {...rest} />
    </Suspense>
  );
}
