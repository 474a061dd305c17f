import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSignedOut } from '../api/failure';
import { useSignOutMutation } from '../api/office-api';
import { UnsavedChangesContext } from '../parts/unsaved-changes';

/** Ends the session and opens the sign-in page, which clears all fetched data. Asks first if there are unsaved changes. */
export function useSignOut() {
  const [send, { isLoading, error }] = useSignOutMutation();
  const navigate = useNavigate();
  const { mayLeave } = use(UnsavedChangesContext);
  const signOut = async () => {
    if (!(await mayLeave())) return;
    const { error: failed } = await send();
    // With 401, the session has already ended.
    if (failed && !isSignedOut(failed)) return;
    await navigate('/sign-in');
  };
  return { signOut, leaving: isLoading, error };
}
