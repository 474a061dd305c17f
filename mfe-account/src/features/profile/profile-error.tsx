import { Button, ReturnToSender } from '@shop/ui';

/** The profile could not be fetched. */
export function ProfileError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ReturnToSender title="Oops! Something went wrong" action={<Button onClick={onRetry}>Try again</Button>}>
      <p>Unable to load your dashboard. Please try again.</p>
    </ReturnToSender>
  );
}
