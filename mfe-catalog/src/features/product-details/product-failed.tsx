import { Button, ReturnToSender } from '@shop/ui';
import { Screen } from '../navigation/screen';

/** The error page of a product that could not be fetched. */
export function ProductFailed({ retry }: { readonly retry: () => unknown }) {
  return (
    <Screen>
      <ReturnToSender
        title="Something went wrong"
        action={<Button onClick={() => void retry()}>Try again</Button>}
      >
        <p>This product could not be fetched.</p>
      </ReturnToSender>
    </Screen>
  );
}
