import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isSignedOut, useGetMeQuery } from '../api/office-api';
import { Failure, Waiting } from '../parts/states';
import { EnrolmentPage } from '../sign-in/enrolment-page';
import { MeContext } from './session';
import { useOfficeSelector } from './store';

/** Shows its children to signed-in users; others sign in first and then return to the page. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { data: me, error, refetch } = useGetMeQuery();
  const { pathname, search } = useLocation();
  const ended = useOfficeSelector(({ session }) => session.ended);

  if (ended || isSignedOut(error)) {
    return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />;
  }
  if (me && !me.enrolled) return <EnrolmentPage />;
  if (me) return <MeContext value={me}>{children}</MeContext>;
  if (error) return <Failure what="The office" error={error} retry={refetch} />;
  return <Waiting label="Loading…" />;
}
