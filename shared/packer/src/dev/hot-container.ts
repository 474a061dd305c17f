/** The options of the page's container. */
export interface HotContainerOptions {
  /** Its global name. */
  readonly globalName: string;
  /** URL of the event stream of builds. */
  readonly changes: string;
}

/**
 * The code of `hotContainer`, for browsers that support ES modules. It is text, because a compiled function would
 * contain helpers of the compiler.
 */
const source = `((options) => {
  const requested = new Map();
  const modules = new Map();
  let shareScope = {};
  let initialized = [];
  let current = null;
  let queue = Promise.resolve();
  let onFirst;
  const first = new Promise((resolve) => (onFirst = resolve));

  const runScript = (src, globalName) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.onload = () => resolve(window[globalName]);
      script.onerror = () => reject(new Error(src + ' could not be loaded'));
      script.src = src;
      document.head.append(script);
    });

  const showError = (text) => {
    const id = 'shop-remote-failure';
    document.getElementById(id)?.remove();
    if (!text) return;
    console.error('[shop-remote] ' + text);
    const box = document.createElement('pre');
    box.id = id;
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;margin:0;padding:16px;overflow:auto;' +
      'background:#1b2438;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap';
    box.textContent = text;
    document.body.append(box);
  };

  const open = async ({ entry, type, globalName }) => {
    const container = type === 'module' ? await import(entry) : await runScript(entry, globalName);
    await container.init(...initialized);
    return container;
  };

  const takeBuild = async (build) => {
    const container = await open(build);
    const found = await Promise.all(
      [...modules.keys()].map(async (expose) => [expose, (await container.get(expose))()]),
    );
    for (const [expose, module] of found) modules.get(expose).replace(module);
    const before = current;
    current = { build, container };
    if (before)
      document.querySelectorAll('link[href*="' + before.build.base + '"]').forEach((link) => link.remove());
    showError('');
    onFirst();
  };

  const react = async () => {
    const [shared] = Object.values(shareScope.react ?? {});
    if (!shared) throw new Error('The page does not share React');
    return shared.lib ? shared.lib() : (await shared.get())();
  };

  const hot = async (expose) => {
    await first;
    const [{ createElement, useSyncExternalStore }, factory] = await Promise.all([
      react(),
      current.container.get(expose),
    ]);
    let module = factory();
    const listeners = new Set();
    const subscribe = (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const read = () => module;
    const entry = {
      replace(next) {
        module = next;
        listeners.forEach((listener) => listener());
      },
      exports: {
        Component: (props) => createElement(useSyncExternalStore(subscribe, read, read).Component, props),
        get load() {
          return module.load;
        },
        get head() {
          return module.head;
        },
        get approach() {
          return module.approach;
        },
      },
    };
    modules.set(expose, entry);
    return entry;
  };

  const listen = () => {
    new EventSource(options.changes).addEventListener('message', ({ data }) => {
      const { build, failure } = JSON.parse(data);
      queue = queue
        .then(() => (failure ? showError(failure) : build.base === current?.build.base || takeBuild(build)))
        .catch((error) => showError(String(error?.stack ?? error)));
    });
  };

  window[options.globalName] = {
    init(scope, ...rest) {
      shareScope = scope;
      if (initialized.length === 0) listen();
      initialized = [scope, ...rest];
    },
    async get(expose) {
      if (!requested.has(expose)) requested.set(expose, hot(expose));
      const { exports } = await requested.get(expose);
      return () => exports;
    },
  };
})`;

/**
 * A container for the remote under development. It loads each finished build and replaces the old components, without
 * reloading the page: its store and URL are kept. It does not need React's development build, so it works in a
 * production shop.
 */
export const hotContainer = (options: HotContainerOptions): string =>
  `${source}(${JSON.stringify(options)});\n`;
