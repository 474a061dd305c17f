import { prepareTag } from './integrity-plugin';

/**
 * What a build brings along to load its chunks, written for this shop: the shell and every remote have it, so each byte counts.
 * Failures are told as webpack tells them, which is what the shell's loader knows: a `ChunkLoadError` with a `type`.
 */

/** Files lie beside the entry, which is a script in the document. */
export const publicPath = '__webpack_require__.p = document.currentScript.src.replace(/[^/]*$/, "");';

/** Files of remotes are checked by the hash that the release names; the shell's own are asked for as they are. */
export interface Loading {
  readonly checked: boolean;
}

const prepare = (tag: string, { checked }: Loading) =>
  checked ? `${tag}.crossOrigin = "anonymous";\n${prepareTag(tag, 'url')}` : '';

/** Asks for a script, `done` with the event that ended it. */
export const loadScript = (timeoutMs: number, loading: Loading): string => `
__webpack_require__.l = (url, done) => {
  const script = document.createElement("script");
  const end = (event) => {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    script.remove();
    done(event);
  };
  const timer = setTimeout(end, ${timeoutMs}, { type: "timeout", target: script });
  script.src = url;
  ${prepare('script', loading)}
  script.onload = script.onerror = end;
  document.head.append(script);
};`;

/** Asks for the style sheets of chunks, by id; one that the document has already is not asked for again. */
export const loadStyles = (chunkIds: readonly (string | number)[], loading: Loading): string => `
const styled = ${JSON.stringify(chunkIds)}, sheets = {};
__webpack_require__.f.miniCss = (id, promises) => {
  if (styled.includes(id)) promises.push(sheets[id] ??= new Promise((resolve, reject) => {
    const url = __webpack_require__.p + __webpack_require__.miniCssF(id);
    for (const tag of document.querySelectorAll("link[rel=stylesheet],style"))
      if ((tag.dataset.href || tag.href) === url) return resolve();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url;
    ${prepare('link', loading)}
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete sheets[id];
      reject(Object.assign(Error("Lost " + url), { name: "ChunkLoadError", type: "error" }));
    };
    document.head.append(link);
  }));
};`;
