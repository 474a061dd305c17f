const tests = '(\\.test|-fixture)\\.tsx?$';

/**
 * Folders of the API may import only folders of earlier layers, so that there are no cycles. Tests and their helpers may import
 * everything.
 */
const apiTests = `${tests}|/testing/`;
const apiOneWay = (under, floors) =>
  floors.flatMap((names, floor) =>
    names.map((name) => ({
      name: `api-${under}-${name}-imports-down`,
      severity: 'error',
      from: { path: `^api/src/${under}/${name}/`, pathNot: apiTests },
      to: {
        path: `^api/src/${under}/(${floors.slice(floor).flat().join('|')})/`,
        pathNot: `^api/src/${under}/${name}/`,
      },
    })),
  );
export const apiFloors = [
  ...apiOneWay('platform', [
    ['jobs', 'html', 'email', 'csv'],
    ['db'],
    ['logging', 'metrics', 'http'],
    ['rate-limits', 'sessions', 'forms', 'webhooks'],
  ]),
  ...apiOneWay('modules', [
    ['media', 'staff'],
    ['redirects', 'coupons', 'couriers', 'gift-cards', 'payment-watch', 'reviews'],
    ['catalog'],
    ['accounts', 'contact', 'content', 'csp-reports', 'mail', 'orders', 'storefront'],
    ['figures', 'payments', 'people', 'seed'],
  ]),
  {
    name: 'api-platform-knows-no-module',
    severity: 'error',
    from: { path: '^api/src/platform/', pathNot: apiTests },
    to: { path: '^api/src/', pathNot: '^api/src/(platform/|durations\\.ts$)' },
  },
  {
    name: 'api-modules-know-no-wiring',
    severity: 'error',
    from: { path: '^api/src/modules/', pathNot: apiTests },
    to: { path: '^api/src/', pathNot: '^api/src/((platform|modules)/|durations\\.ts$)' },
  },
  {
    name: 'api-modules-meet-by-index-and-ports',
    severity: 'error',
    from: { path: '^api/src/modules/([^/]+)/', pathNot: apiTests },
    to: {
      path: '^api/src/modules/',
      pathNot: ['^api/src/modules/$1/', '^api/src/modules/[^/]+/(index|ports)\\.ts$'],
    },
  },
  {
    name: 'api-modules-do-not-import-their-subfolders',
    severity: 'error',
    from: { path: '^api/src/modules/([^/]+)/[^/]+$', pathNot: apiTests },
    to: { path: '^api/src/modules/$1/[^/]+/' },
  },
  {
    name: 'api-razorpay-knows-no-sandbox',
    severity: 'error',
    from: { path: '^api/src/modules/payments/razorpay/', pathNot: apiTests },
    to: { path: '^api/src/modules/payments/sandbox/' },
  },
  {
    name: 'api-only-wiring-imports-routes',
    severity: 'error',
    from: { path: '^api/src/modules/', pathNot: `${apiTests}|routes\\.ts$` },
    to: { path: '^api/src/modules/.*routes\\.ts$' },
  },
  {
    name: 'api-repositories-know-no-http',
    severity: 'error',
    from: { path: '^api/src/modules/.*(repository|tables?)\\.ts$' },
    to: {
      path: '^api/src/platform/http/|node_modules/fastify/|^shared/server-kit/src/(?!outbox|locks|idempotency|audit|sign-in/|passkeys/store)',
    },
  },
  {
    name: 'api-testing-only-in-tests',
    severity: 'error',
    from: { path: '^api/', pathNot: `${apiTests}|^api/scripts/` },
    to: { path: '^api/src/.*testing/' },
  },
];
