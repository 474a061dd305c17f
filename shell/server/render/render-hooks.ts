import type { ApiEnvironment } from '@shop/api-client';
import type { RouteModule } from '@shop/contracts';
import type { PartRef } from '../../src/routing/screens';
import type { RenderedHead } from '../render-protocol';

/** What a render asks of the worker around it. */
export interface RenderHooks {
  readonly environment: ApiEnvironment;
  /** Loads an exposed module's server build; throws when the remote's code does. */
  loadModule(part: PartRef): RouteModule;
  onHead(head: RenderedHead): void;
  onError(error: unknown, part?: PartRef): void;
}
