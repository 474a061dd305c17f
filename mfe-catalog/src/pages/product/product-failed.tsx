import { Button, ReturnToSender } from '@shop/ui';
import { CataloguePage } from '../../features/layout/catalogue-page';

/** The error page of a product that could not be fetched. */
export function ProductFailed({ retry }: { readonly retry: () => unknown }) {
  return (
    <CataloguePage>
      <ReturnToSender
        title="Something went wrong"
        action={<Button onClick={() => void retry()}>Try again</Button>}
      >
        <p>This product could not be fetched.</p>
      </ReturnToSender>
    </CataloguePage>
  );
}
