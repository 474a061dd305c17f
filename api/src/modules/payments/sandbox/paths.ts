/** Where the sandbox is on the API's origin. The window's files are in one folder. */
export const sandboxPaths = {
  base: '/sandbox/razorpay',
  script: '/v1/checkout.js',
  window: '/v1/checkout/window',
} as const;
