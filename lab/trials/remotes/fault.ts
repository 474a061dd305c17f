/** Targets of a fault: the shop, and the test data that the trial stored there. */
export interface Target {
  /** The shop's process. */
  readonly pid: number;
  /** File with the token of the registry's first admin. */
  readonly tokenFile: string;
  /** Name of a variable of the shop's environment that holds a secret. */
  readonly secretName: string;
  /** Address of a listener that must not receive connections. */
  readonly listener: string;
  /** Folder that must stay empty. */
  readonly writable: string;
}

/** A fault of a remote's server code: JavaScript that wraps otherwise unchanged modules. */
export interface Fault {
  readonly name: string;
  /** Runs when the module is loaded. */
  readonly atImport?: string;
  /** Runs in `load`; can use `await` and the `context`. */
  readonly inLoad?: string;
  /** Runs in the component, on each render. */
  readonly inRender?: string;
  /** An expression that is appended to the component's output. */
  readonly output?: string;
  /**
   * Whether pages cannot be rendered with it, so that the registry must show failures. Otherwise its attempts are caught, and
   * rendered pages contain `playedMark`.
   */
  readonly fails: boolean;
}

/** Marks a page in which a fault's code completed. */
export const playedMark = 'data-trial="played"';

/** Marks elements outside its remote that a fault has changed. */
export const pollutedMark = 'data-trial-polluted';

/** Prelude of a fault's code: tries an action and records the outcome. */
const helpers = `
var found = [];
var noted = (name, value) => { found.push(name + ': ' + String(value).slice(0, 300)); };
var attempt = (name, work) => {
  try { noted(name, work()); } catch (error) { noted(name, 'refused'); }
};
var attemptSoon = async (name, work) => {
  var limit = new Promise((resolve) => { if (typeof setTimeout === 'function') setTimeout(resolve, 300, 'late'); });
  try { noted(name, await Promise.race([work(), limit])); } catch (error) { noted(name, 'refused'); }
};
`;

/** The text of a server container's entry, with a fault in the given modules. */
export function withFault(
  text: string,
  modules: readonly string[],
  fault: Omit<Fault, 'name' | 'fails'>,
): string {
  const { atImport = '', inLoad = '', inRender = '', output } = fault;
  return `${text}
;(() => {
  const container = module.exports;
  const faulty = ${JSON.stringify(modules.map((name) => `./${name}`))};
  const play = (factory) => {
    ${helpers}
    ${atImport}
    const real = factory();
    const { createElement } = require('react');
    return {
      ...real,
      load: async (context) => {
        ${inLoad}
        return real.load ? real.load(context) : undefined;
      },
      Component: () => {
        ${inRender}
        return createElement(
          'div',
          { 'data-trial': 'played' },
          createElement('pre', null, found.join('\\n')),
          ${output ?? 'null'},
          createElement(real.Component),
        );
      },
    };
  };
  module.exports = {
    init: container.init,
    get: async (name) => {
      const factory = await container.get(name);
      return faulty.includes(name) ? () => play(factory) : factory;
    },
  };
})();
`;
}
