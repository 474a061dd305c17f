import { useNavigate } from 'react-router-dom';
import { isSignedOut } from '../api/failure';
import { officeApi, useSignOutMutation } from '../api/office-api';
import { useOfficeDispatch } from './store';

/** Ends the session and forgets all that was fetched with it. */
export function useSignOut() {
  const [send, { isLoading, error }] = useSignOutMutation();
  const dispatch = useOfficeDispatch();
  const navigate = useNavigate();
  const signOut = async () => {
    const { error: failed } = await send();
    // A session that is over needs no end.
    if (failed && !isSignedOut(failed)) return;
    await navigate('/sign-in');
    dispatch(officeApi.util.resetApiState());
  };
  return { signOut, leaving: isLoading, error };
}
