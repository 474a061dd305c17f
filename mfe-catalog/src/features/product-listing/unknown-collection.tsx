import { paths } from '@shop/config';
import { ButtonLink, ReturnToSender } from '@shop/ui';
import { Screen } from '../navigation/screen';

/** The screen of a category, brand or theme that the shop does not have. */
export function UnknownCollection() {
  return (
    <Screen>
      <ReturnToSender
        title="No such collection"
        action={<ButtonLink to={paths.allProducts}>View Our Products</ButtonLink>}
      >
        <p>
          Nobody at the counter knows a collection at this address. It may have moved, or never have been
          here.
        </p>
      </ReturnToSender>
    </Screen>
  );
}
