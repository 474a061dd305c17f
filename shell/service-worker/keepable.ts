/** The fields of a response that decide whether it may be cached. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}

const typeOf = (answer: Answer) => answer.headers.get('content-type') ?? '';
const cacheControl = (answer: Answer) => answer.headers.get('cache-control') ?? '';

/** Complete, from the shop itself, from the requested URL, and not `no-store`. */
const isSound = (answer: Answer) =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !answer.redirected &&
  !/no-store/.test(cacheControl(answer));

const typeByEnding: readonly (readonly [RegExp, RegExp])[] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /^text\/css/],
];

/** A file under an immutable URL. An HTML page in place of a script is what a broken proxy returns. */
export function mayKeepAsset(url: string, answer: Answer): boolean {
  if (!isSound(answer) || /^text\/html/.test(typeOf(answer))) return false;
  const { pathname } = new URL(url);
  return typeByEnding.every(([ending, type]) => !ending.test(pathname) || type.test(typeOf(answer)));
}

/** A picture under an immutable URL; the others are left to the HTTP cache. */
export const mayKeepPicture = (answer: Answer): boolean =>
  isSound(answer) && /^image\//.test(typeOf(answer)) && /immutable/.test(cacheControl(answer));

/** Data that the server marks as public. */
export const mayKeepData = (answer: Answer): boolean =>
  isSound(answer) && /^application\/json/.test(typeOf(answer)) && /public/.test(cacheControl(answer));

/** A page, also a private one; whether it is a page of the shop shows in its text. */
export const mayKeepPage = (answer: Answer): boolean => isSound(answer) && /^text\/html/.test(typeOf(answer));
