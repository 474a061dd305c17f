/** The fields of a response that decide whether it may be cached. */
export interface ResponseFields {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}

const typeOf = (response: ResponseFields) => response.headers.get('content-type') ?? '';
const cacheControl = (response: ResponseFields) => response.headers.get('cache-control') ?? '';

/** Complete, from the shop itself, from the requested URL, and not `no-store`. */
const isSound = (response: ResponseFields) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  !/no-store/.test(cacheControl(response));

const typeByEnding: readonly (readonly [RegExp, RegExp])[] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /^text\/css/],
];

/** A file under an immutable URL. An HTML page in place of a script is what a broken proxy returns. */
export function mayKeepAsset(url: string, response: ResponseFields): boolean {
  if (!isSound(response) || /^text\/html/.test(typeOf(response))) return false;
  const { pathname } = new URL(url);
  return typeByEnding.every(([ending, type]) => !ending.test(pathname) || type.test(typeOf(response)));
}

/** A picture under an immutable URL; the others are left to the HTTP cache. */
export const mayKeepPicture = (response: ResponseFields): boolean =>
  isSound(response) && /^image\//.test(typeOf(response)) && /immutable/.test(cacheControl(response));

/** Data that the server marks as public. */
export const mayKeepData = (response: ResponseFields): boolean =>
  isSound(response) && /^application\/json/.test(typeOf(response)) && /public/.test(cacheControl(response));

/** A page, also a private one; whether it is a page of the shop shows in its text. */
export const mayKeepPage = (response: ResponseFields): boolean =>
  isSound(response) && /^text\/html/.test(typeOf(response));
