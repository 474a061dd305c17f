import { ButtonLink, EmptyState } from '@shop/ui';
import { PageTitle } from '../parts/page-title';

/** For an address that is none of the office's, or of a room that the role does not open. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle title="There is no such page" />
      <EmptyState
        title="Nothing is at this address"
        action={<ButtonLink to="/">To the first room</ButtonLink>}
      >
        It may be of a room that your role does not open. An admin can change that.
      </EmptyState>
    </>
  );
}
