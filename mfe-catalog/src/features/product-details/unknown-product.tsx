import { paths } from '@shop/config';
import { ButtonLink, ReturnToSender } from '@shop/ui';
import { Screen } from '../navigation/screen';

/** The screen of an address that no product has. */
export function UnknownProduct() {
  return (
    <Screen>
      <ReturnToSender
        title="No such product"
        action={<ButtonLink to={paths.allProducts}>View Our Products</ButtonLink>}
      >
        <p>
          Nothing on our shelves goes by this address. It may have been sold for good, or never have been
          here.
        </p>
      </ReturnToSender>
    </Screen>
  );
}
