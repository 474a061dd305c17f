import { ButtonLink, EmptyState } from '@shop/ui';
import { Component, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageTitle } from '../parts/display';
import { Failure } from '../parts/states';

/** Shown for an unknown URL, or for a page that the role may not open. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle title="Page not found" />
      <EmptyState
        title="This page does not exist, or you do not have access to it"
        action={<ButtonLink to="/">Back to the dashboard</ButtonLink>}
      >
        Check the URL, or ask an admin for access.
      </EmptyState>
    </>
  );
}

/** Replaces the whole office when the frame around its pages fails. */
export function OfficeFailed() {
  const error = useRouteError();
  return (
    <main>
      <Failure what="The office" error={error} retry={() => window.location.reload()} />
    </main>
  );
}

interface State {
  readonly error: unknown;
}

/** Shows the error of a page in its place; the navigation stays. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // A chunk that failed to load is only fetched again by a reload.
    return <Failure what="This page" error={error} retry={() => window.location.reload()} />;
  }
}
