import type { Artifact } from '@shop/contracts';

/** The start of a call that adds endpoints, up to the name of its builder: `injectEndpoints({ endpoints: (build) =>`. */
const injection =
  /injectEndpoints\(\s*\{[^{}]*?\bendpoints\s*(?::\s*(?:function\s*\w*\s*)?)?\(?\s*([\w$]+)\s*\)?\s*(?:=>|\{)/g;

/** Names of endpoints that a script adds to the shop's API client. Bundlers and minifiers leave the names of properties as they are. */
function endpointsOf(script: string): readonly string[] {
  const calls = [...script.matchAll(injection)];
  return calls.flatMap(({ index, 1: builder = '' }, at) => {
    const code = script.slice(index, calls[at + 1]?.index);
    const own = builder.replaceAll('$', '\\$');
    const definition = new RegExp(
      `([\\w$]+)["']?\\s*:\\s*${own}\\s*\\.\\s*(?:query|mutation|infiniteQuery)\\s*\\(`,
      'g',
    );
    return [...code.matchAll(definition)].map(([, name = '']) => name);
  });
}

/** The endpoints that a build's scripts for browsers add to the shop's API client, sorted. `files` are its contents by path. */
export function apiEndpoints(files: ReadonlyMap<string, Uint8Array>): readonly string[] {
  const found = new Set<string>();
  for (const [path, bytes] of files) {
    if (!/\.m?js$/.test(path)) continue;
    const script = Buffer.from(bytes);
    if (!script.includes('injectEndpoints')) continue;
    for (const name of endpointsOf(script.toString('utf8'))) found.add(name);
  }
  return [...found].sort();
}

/** An endpoint that two remotes add. */
export interface SharedEndpoint {
  readonly endpoint: string;
  /** Both remotes, and what to do. */
  readonly message: string;
}

const nameOf = ({ remote, version }: Pick<Artifact, 'remote' | 'version'>) => `${remote}@${version}`;

/**
 * The endpoints that two versions of different remotes both add: a page has one API client, which keeps the first definition of a
 * name. Versions of older packers do not list theirs.
 */
export function sharedEndpoints(
  one: Pick<Artifact, 'remote' | 'version' | 'endpoints'>,
  other: Pick<Artifact, 'remote' | 'version' | 'endpoints'>,
): readonly SharedEndpoint[] {
  if (one.remote === other.remote) return [];
  const taken = new Set(other.endpoints);
  return (one.endpoints ?? [])
    .filter((endpoint) => taken.has(endpoint))
    .map((endpoint) => ({
      endpoint,
      message: `${nameOf(one)} defines the API endpoint "${endpoint}", like ${nameOf(other)}, and a page has one definition for both. Rename it in one of them, for example by prefixing it with the remote's name.`,
    }));
}
