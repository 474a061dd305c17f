import type { RemoteDescriptor, RouteModule } from '@shop/contracts';
import type { ShopStore } from '@shop/store';
import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Notices } from './notices';
import styles from './standalone-page.module.css';

/** A remote for the standalone page. */
export interface StandaloneRemote {
  readonly descriptor: Pick<RemoteDescriptor, 'name' | 'exposes' | 'routes'>;
  /** Imports an exposed module by its name. */
  readonly load: (module: string) => Promise<RouteModule>;
  readonly store: ShopStore;
  readonly notices: Notices;
}

interface BoundaryState {
  readonly error: Error | null;
}

/** Shows a thrown error. In the shop, the remote's part of the page would be missing. */
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

/** An exposed module in the browser: its `Component`, which loads its own data. */
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
