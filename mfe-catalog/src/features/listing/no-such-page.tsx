import { ButtonLink, ReturnToSender } from '@shop/ui';
import { CataloguePage } from '../layout/catalogue-page';

/** The not-found page of a page number that a list does not have. `first` is the address of its first page. */
export function NoSuchPage({ first }: { readonly first: string }) {
  return (
    <CataloguePage>
      <ReturnToSender title="No such page" action={<ButtonLink to={first}>Go to the first page</ButtonLink>}>
        <p>The list is shorter than this address says, or the address has no page number in it.</p>
      </ReturnToSender>
    </CataloguePage>
  );
}
