import type { Artifact, RemoteDescriptor } from '@shop/contracts';
import type { Fault } from './schemas/refusal';

/** Pages on which shoppers pay. Case is ignored, as in route matching. */
const paymentPath = /^\/?checkout(\/|$)/i;

type Declaring = Pick<Artifact, 'origins' | 'capabilities' | 'routes' | 'manifest'>;

const paymentRoutes = (routes: RemoteDescriptor['routes']) =>
  routes.filter(({ path }) => paymentPath.test(path)).map(({ path }) => path);

/** The fault of pages of the checkout that are not declared; none without any declaration, as from older packers. */
export function paymentFaults({
  routes,
  capabilities,
}: Pick<RemoteDescriptor, 'routes' | 'capabilities'>): Fault[] {
  const [path] = paymentRoutes(routes);
  if (!capabilities || capabilities.paymentPages || path === undefined) return [];
  const message = `its route ${path} is a page of the checkout. Declare "paymentPages": true in "capabilities".`;
  return [{ field: 'capabilities.paymentPages', message }];
}

/** Uses that a record shows and does not declare; none without any declaration, as from older packers. */
export function capabilityFaults({ routes, capabilities, manifest }: Declaring): Fault[] {
  const [sheet] = manifest.globalStyles ?? [];
  const isUndeclared = capabilities && !capabilities.globalStyles && sheet !== undefined;
  const message = `its style sheet ${sheet} has global selectors. Declare "globalStyles": true in "capabilities".`;
  return [
    ...paymentFaults({ routes, capabilities }),
    ...(isUndeclared ? [{ field: 'capabilities.globalStyles', message }] : []),
  ];
}

/** Whether a declared key, or prefix with `*`, covers a storage key. */
export const coversKey = (declared: string, key: string): boolean =>
  declared.endsWith('*') ? key.startsWith(declared.slice(0, -1)) : key === declared;

/**
 * What a version may do in browsers, as short texts, such as `storage key gifts-*`. A record without a declaration also has
 * `undeclared uses`, besides those that it shows.
 */
export function capabilitiesOf({ origins = [], capabilities, routes, manifest }: Declaring): string[] {
  const {
    storage = [],
    globalStyles,
    workers,
    paymentPages,
  } = capabilities ?? {
    globalStyles: (manifest.globalStyles ?? []).length > 0,
    paymentPages: paymentRoutes(routes).length > 0,
  };
  return [
    ...origins.map((origin) => `origin ${origin}`),
    ...storage.map((key) => `storage key ${key}`),
    ...(globalStyles ? ['global styles'] : []),
    ...(workers ? ['workers'] : []),
    ...(paymentPages ? ['payment pages'] : []),
    ...(capabilities ? [] : ['undeclared uses']),
  ];
}
