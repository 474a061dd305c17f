/** Where the dev server has `reactHook`; a file of its own, as a page of the shop runs no inline script. */
export const reactHookPath = '/dev/react-hook.js';

/**
 * Takes the place of React's developer tools hook and remembers every copy of React DOM. Fast Refresh in a remote starts
 * after the shell's React, and finds it here.
 */
export const reactHook = `if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}
`;
