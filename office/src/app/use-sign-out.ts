import { useNavigate } from 'react-router-dom';
import { isSignedOut } from '../api/failure';
import { useSignOutMutation } from '../api/office-api';

/** Ends the session, and leads to the page of signing in, which forgets all that was fetched with it. */
export function useSignOut() {
  const [send, { isLoading, error }] = useSignOutMutation();
  const navigate = useNavigate();
  const signOut = async () => {
    const { error: failed } = await send();
    // A session that is over needs no end.
    if (failed && !isSignedOut(failed)) return;
    await navigate('/sign-in');
  };
  return { signOut, leaving: isLoading, error };
}
