import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import styles from './standalone-page.module.css';
import type { StandaloneRemote } from './standalone-remote';

interface BoundaryState {
  readonly error: Error | null;
}

/** Shows what was thrown, which in the shop would be the remote's part of the page gone. */
class ShowError extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert" className={styles.failed}>
        <p>{error.message}</p>
        <pre>{error.stack}</pre>
      </div>
    );
  }
}

interface Props {
  readonly module: string;
  readonly load: StandaloneRemote['load'];
}

/** An exposed module as the browser has it: its `Component`, which loads its own data. */
export function ExposedModule({ module, load }: Props) {
  const [Exposed] = useState(() =>
    lazy(async () => {
      const { Component: Exposed } = await load(module);
      return { default: Exposed };
    }),
  );
  return (
    <ShowError>
      <Suspense fallback={<p className={styles.elsewhere}>{`Loading ${module} …`}</p>}>
        <Exposed />
      </Suspense>
    </ShowError>
  );
}
