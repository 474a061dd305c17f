import { createContext, use, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSignedOut, useSignOutMutation } from '../api/office-api';
import type { Me, Right } from '../api/types';
import { UnsavedChangesContext } from '../parts/unsaved-changes';

/** The signed-in staff member, inside `SessionGate`. */
export const MeContext = createContext<Me | null>(null);

/** The signed-in staff member. Throws outside `SessionGate`. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe is called outside SessionGate.');
  return me;
}

/** Whether the signed-in staff member has a right. Actions without it are not rendered. */
export const useMay = (right: Right): boolean => useMe().rights.includes(right);

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
