import { refusals } from '@shop/protocol/schemas';
import { Type, type Static } from 'typebox';
import { environmentNamed, jsonObject } from '../../platform/schemas/shared';
import { pageStages, purchaseStages } from './metrics';

/** The web vitals that shoppers' browsers measure: CLS has no unit, the others are ms. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

/** Maximum plausible duration in ms; longer ones mean that the device slept. */
const maxMs = 120_000;
/** Maximum number of events in a report. */
export const maxEvents = 50;
/** Maximum number of vitals in a report: five per page view, and again for each restore from the back/forward cache. */
const maxVitals = 25;
const maxPage = 200;

const of = { remote: Type.String(), version: Type.String() };
const ms = Type.Number({ minimum: 0, maximum: maxMs });

export const TelemetryEvent = Type.Union(
  [
    Type.Object({ ...of, kind: Type.Literal('loaded'), ms }),
    Type.Object({
      ...of,
      kind: Type.Literal('failed'),
      phase: Type.Enum(['entry', 'chunk', 'run', 'timeout']),
    }),
    Type.Object({
      ...of,
      kind: Type.Literal('error'),
      message: Type.Optional(Type.String({ maxLength: 300 })),
      stack: Type.Optional(Type.String({ maxLength: 1500 })),
    }),
    Type.Object({ ...of, kind: Type.Literal('lcp'), ms }),
  ],
  {
    description:
      'An event of a remote in a page. `version` is the version that the page got, never its fallback.',
  },
);

const vitalRefusal = (message: string) =>
  refusals({
    '*': {
      status: 422,
      message: `The report was not counted because its vitals are invalid: ${message}`,
    },
  });

export const Vital = Type.Object(
  {
    name: Type.Enum([...vitalNames], vitalRefusal(`"name" must be one of ${vitalNames.join(', ')}.`)),
    value: Type.Number({ minimum: 0, ...vitalRefusal('"value" must be a number of at least 0.') }),
    page: Type.String({
      pattern: '^/',
      maxLength: maxPage,
      description: 'Route pattern of the page, such as `/products/:category`.',
      ...vitalRefusal(
        `"page" must be a route pattern of at most ${maxPage} characters, such as "/products/:category".`,
      ),
    }),
  },
  {
    description: 'A web vital of a page view.',
    ...vitalRefusal('each entry of "vitals" must be an object.'),
  },
);

const tooMany = `The report was not counted because its vitals are invalid: there must be at most ${maxVitals}.`;

export const Vitals = Type.Array(Vital, {
  maxItems: maxVitals,
  description: 'From sessions that report successes.',
  ...refusals({
    type: {
      status: 422,
      message: 'The report was not counted because its vitals are invalid: "vitals" must be a list.',
    },
    maxItems: { status: 422, message: tooMany },
  }),
});

export const TelemetryReport = Type.Object(
  {
    nonce: Type.String({ description: 'Proves that this shopper was given these versions.' }),
    events: Type.Array(TelemetryEvent, {
      description: `Up to ${maxEvents}; invalid events are ignored.`,
    }),
    vitals: Type.Optional(Vitals),
    stages: Type.Optional(
      Type.Array(Type.Enum([...pageStages]), {
        description:
          'The stages that the session has reached in this page. Ignores unknown stages, and `order` if the shop counts orders itself.',
      }),
    ),
  },
  { $id: 'TelemetryReport', description: 'The report of a page.' },
);

/** Reports are public. Those without a proof get the same response, but are not counted. */
const { $id: _id, ...report } = TelemetryReport as typeof TelemetryReport & { readonly $id: string };

export const AnyReport = Type.Unsafe<unknown>({
  anyOf: [report, {}],
  description: 'A TelemetryReport. Anything else gets the same response, but is not counted.',
});

const renderRefusal = (message: string) => ({
  status: 422,
  message: `These renders cannot be counted: ${message}`,
});
/** Maximum number of versions in a batch. */
const maxCounts = 200;
const maxRenders = 1_000_000;

const whole = (name: string) =>
  Type.Integer({
    minimum: 0,
    maximum: maxRenders,
    ...refusals({ '*': renderRefusal(`"${name}" must be a whole number from 0 to ${maxRenders}.`) }),
  });

const textOf = (name: string) => Type.String(refusals({ '*': renderRefusal(`"${name}" must be a string.`) }));

export const RenderCount = Type.Object(
  {
    remote: textOf('remote'),
    version: textOf('version'),
    variant: Type.Enum(
      ['stable', 'canary'],
      refusals({ '*': renderRefusal('"variant" must be stable or canary.') }),
    ),
    renders: whole('renders'),
    failures: whole('failures'),
  },
  {
    description: 'Number of server renders of a version, and of failed ones.',
    ...refusals({ '*': renderRefusal('each entry of "counts" must be an object.') }),
  },
);

export const RendersRequest = Type.Object(
  {
    env: Type.Optional(environmentNamed('The environment that the shop follows; `live` when absent.')),
    counts: Type.Array(RenderCount, {
      maxItems: maxCounts,
      ...refusals({
        maxItems: renderRefusal(`"counts" must have at most ${maxCounts} entries.`),
        '*': renderRefusal('"counts" must be a list.'),
      }),
    }),
  },
  { $id: 'RendersRequest', ...jsonObject },
);

export const PurchaseRequest = Type.Object(
  {
    nonce: Type.String({ description: 'The permit of the page, as for reports.' }),
    stages: Type.Array(Type.Enum([...purchaseStages]), {
      minItems: 1,
      description: 'The stages that the shop’s API has seen; `blocked` if the API failed.',
    }),
  },
  { $id: 'PurchaseRequest', ...jsonObject },
);

export const SightingsRequest = Type.Object(
  {
    versions: Type.Array(Type.String(), {
      description: 'Versions in open tabs, such as `catalog@1.3.0`. Unknown ones are ignored.',
    }),
  },
  { $id: 'SightingsRequest', ...jsonObject },
);

const hashed = (description: string) => Type.String({ pattern: '^[\\w-]{22}$', description });

export const CustomersRequest = Type.Object(
  {
    env: Type.Optional(environmentNamed('The environment that the shop follows; `live` when absent.')),
    browser: hashed('The browser, as in its permits: a hash of its cohort.'),
    purchase: hashed('A hash of the order.'),
  },
  { $id: 'CustomersRequest', ...jsonObject },
);

export type TelemetryEvent = Static<typeof TelemetryEvent>;
export type RenderCounts = Static<typeof RendersRequest>['counts'];
