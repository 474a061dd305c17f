/**
 * Browser tests that start separate shops, so that they take longest and run first. Paths from this folder, without `.spec.ts`.
 */
export const testsWithOwnShops: readonly string[] = [
  'delivery/environments',
  'delivery/first-screen',
  'delivery/gate-worker',
  'delivery/health',
  'delivery/open-id',
  'delivery/ops',
  'delivery/previous',
  'delivery/releases',
  'delivery/rollouts',
  'delivery/start',
  'delivery/stock-remotes',
  'office/cash-on-delivery',
  'office/content',
  'office/delivery',
  'office/keep-products',
  'office/office',
  'office/people',
  'office/product-history',
  'office/search-words',
  'office/today',
  'offline/reported-offline',
  'shopping/purchase',
];
