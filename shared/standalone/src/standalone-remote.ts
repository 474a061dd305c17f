import type { RemoteDescriptor, RouteModule } from '@shop/contracts';
import type { ShopStore } from '@shop/store';
import type { Notices } from './notices';

/** A remote as its own page shows it. */
export interface StandaloneRemote {
  readonly descriptor: Pick<RemoteDescriptor, 'name' | 'exposes' | 'routes'>;
  /** Imports an exposed module by its name. */
  readonly load: (module: string) => Promise<RouteModule>;
  readonly store: ShopStore;
  readonly notices: Notices;
}
