/** The fields of a response that decide whether it may be cached. */
export interface ResponseFields {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}

const typeOf = (response: ResponseFields) => response.headers.get('content-type') ?? '';
const cacheControl = (response: ResponseFields) => response.headers.get('cache-control') ?? '';

/** Whether a response is complete, from the shop, from the requested URL, and not `no-store`. */
const isSound = (response: ResponseFields) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  !/no-store/.test(cacheControl(response));

const typeByEnding: readonly (readonly [RegExp, RegExp])[] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /^text\/css/],
];

/** Whether a file with an immutable URL may be cached. A broken proxy may return an HTML page in place of a script. */
export function mayKeepAsset(url: string, response: ResponseFields): boolean {
  if (!isSound(response) || /^text\/html/.test(typeOf(response))) return false;
  const { pathname } = new URL(url);
  return typeByEnding.every(([ending, type]) => !ending.test(pathname) || type.test(typeOf(response)));
}

/** Whether a picture with an immutable URL may be cached; others are left to the HTTP cache. */
export const mayKeepPicture = (response: ResponseFields): boolean =>
  isSound(response) && /^image\//.test(typeOf(response)) && /immutable/.test(cacheControl(response));

/** Whether data may be cached: only if the server marks it as public. */
export const mayKeepData = (response: ResponseFields): boolean =>
  isSound(response) && /^application\/json/.test(typeOf(response)) && /public/.test(cacheControl(response));

/** Whether a page may be cached. Its text shows whether it is a page of the shop. */
export const mayKeepPage = (response: ResponseFields): boolean =>
  isSound(response) && /^text\/html/.test(typeOf(response));
