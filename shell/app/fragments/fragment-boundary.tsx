import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  readonly fallback: (retry: () => Promise<boolean>) => ReactNode;
  /** Asks for the fragment again; false when it cannot be had this time either. */
  readonly onRetry: () => Promise<boolean>;
  readonly onError: (error: unknown, info: ErrorInfo) => void;
  readonly children: ReactNode;
}

/** The error boundary of a fragment: the rest of the page keeps working, and the fragment can be retried. */
export class FragmentBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info);
  }

  private readonly retry = async (): Promise<boolean> => {
    const isThere = await this.props.onRetry();
    if (isThere) this.setState({ failed: false });
    return isThere;
  };

  /** Renders the fragment again: the version that failed was replaced. */
  clear(): void {
    this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
