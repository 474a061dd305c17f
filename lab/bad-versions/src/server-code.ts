/** A fault of a remote's server code: JavaScript that wraps otherwise unchanged modules. */
export interface ServerFault {
  /** Runs when the module is loaded. */
  readonly atImport?: string;
  /** Runs in `load`; can use `await` and the `context`. */
  readonly inLoad?: string;
  /** Runs in the component, on each render. */
  readonly inRender?: string;
  /** An expression that is appended to the component's output. */
  readonly output?: string;
}

/** Marks a page in which a fault's code completed. */
export const playedMark = 'data-trial="played"';

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
export function withFault(text: string, modules: readonly string[], fault: ServerFault): string {
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
