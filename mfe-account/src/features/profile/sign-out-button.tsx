import { useSignOutMutation } from '@shop/api-client';
import { Button, SignOutIcon } from '@shop/ui';

interface SignOutButtonProps {
  readonly onSignedOut: () => void;
}

/** Ends the session on the server, then leaves. A failure shows a toast, and the shopper stays. */
export function SignOutButton({ onSignedOut }: SignOutButtonProps) {
  const [signOut, { isLoading }] = useSignOutMutation();
  const onClick = async () => {
    const { error } = await signOut();
    if (!error) onSignedOut();
  };
  return (
    <Button variant="quiet" busy={isLoading} onClick={() => void onClick()}>
      <SignOutIcon aria-hidden="true" />
      Sign Out
    </Button>
  );
}
