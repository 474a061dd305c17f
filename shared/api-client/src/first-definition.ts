interface Definition {
  readonly query?: unknown;
  readonly queryFn?: unknown;
}

/** The code of an endpoint's request: the same for one remote, and different for two. Only read of a repeated name, as it is slow. */
const codeOf = ({ query, queryFn }: Definition): string => `${String(query)} ${String(queryFn)}`;

/**
 * The first definition of each endpoint. A page has one API client, so two remotes, or two versions of one remote after a fallback, can
 * use a name for different requests.
 */
export interface FirstDefinitions {
  /** Leaves out endpoints that are already defined, and logs those that were defined with different code. */
  only<Definitions extends object>(definitions: Definitions): Definitions;
}

/** Remembers the first definition of each endpoint, for as long as the result is used. */
export function firstDefinitions(): FirstDefinitions {
  const known = new Map<string, Definition>();
  return {
    only(definitions) {
      const entries: readonly (readonly [string, Definition])[] = Object.entries(definitions);
      const fresh = entries.filter(([name, definition]) => {
        const first = known.get(name);
        if (first === undefined) known.set(name, definition);
        else if (codeOf(first) !== codeOf(definition)) {
          console.error(
            `[api] Two remotes define the endpoint "${name}". The first definition is kept. Rename it in one of them.`,
          );
        }
        return first === undefined;
      });
      return Object.fromEntries(fresh) as typeof definitions;
    },
  };
}
