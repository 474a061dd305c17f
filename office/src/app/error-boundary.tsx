import { Component, type ReactNode } from 'react';
import { Failure } from '../parts/states';

interface State {
  readonly error: unknown;
}

/** Shows what broke in place of a page; the navigation around it stays. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // What a chunk was fetched for is only asked for again by a new load.
    return <Failure what="This page" error={error} retry={() => window.location.reload()} />;
  }
}
