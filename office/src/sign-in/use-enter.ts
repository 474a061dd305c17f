import { useNavigate } from 'react-router-dom';
import { officeApi } from '../api/office-api';
import { sessionBegun } from '../app/session-slice';
import { useOfficeDispatch } from '../app/store';

/** A path of the office, never an address elsewhere. */
const insideOnly = (to: string | null) => (to && /^\/(?![/\\])/.test(to) ? to : '/');

/** Goes into the office with a session that has just begun, without anything that was fetched for another one. */
export function useEnter(): (to: string | null) => Promise<void> {
  const dispatch = useOfficeDispatch();
  const navigate = useNavigate();
  return async (to) => {
    dispatch(officeApi.util.resetApiState());
    dispatch(sessionBegun());
    await navigate(insideOnly(to), { replace: true });
  };
}
