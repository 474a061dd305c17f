/** Targets of a fault: the shop that it is played on, and the test data that the trial stored there. */
export interface Target {
  /** The shop's process. */
  readonly pid: number;
  /** File with the token of the registry's first admin. */
  readonly tokenFile: string;
  /** Name of a variable of the shop's environment that holds a secret. */
  readonly secretName: string;
  /** Address of a listener that must hear nothing. */
  readonly listener: string;
  /** Folder in which no file must appear. */
  readonly writable: string;
}

/** A remote's server code that misbehaves: JavaScript, put around modules that are otherwise as they were. */
export interface Fault {
  readonly name: string;
  /** Runs when the module is loaded. */
  readonly atImport?: string;
  /** Runs in `load`; may await, and knows its `context`. */
  readonly inLoad?: string;
  /** Runs in the component, on each render. */
  readonly inRender?: string;
  /** An expression that is added to the component's output. */
  readonly output?: string;
  /**
   * Whether no page can be rendered with it, so that operations have to see failures. Otherwise its attempts are caught, and
   * the page has `playedMark` where it was rendered.
   */
  readonly fails: boolean;
}

/** Marks a page in which a fault's code ran to its end. */
export const playedMark = 'data-trial="played"';

/** Marks elements that a fault has changed without its remote. */
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

/** The text of a server container's entry, with a fault in those of its modules. */
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
