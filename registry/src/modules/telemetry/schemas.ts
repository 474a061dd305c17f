import { refusals } from '@shop/protocol/schemas';
import { Type, type Static } from 'typebox';
import { environmentNamed, jsonObject } from '../../platform/schemas/shared';
import { pageStages, purchaseStages } from './metrics';

/** The web vitals that shoppers' browsers measure: CLS has no unit, the others are ms. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

/** Longer than this means that the device slept, in ms. */
const maxMs = 120_000;
/** More events than any page sends at once. */
export const maxEvents = 50;
/** Five vitals of a page view, and again for each restore from the back/forward cache before it reports. */
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
      'An event of one version of a remote in one page; `version` is the one that the page was given, never its fallback.',
  },
);

const vitalRefusal = (message: string) =>
  refusals({
    '*': {
      status: 422,
      message: `These vitals cannot be counted, and nothing of the report was: ${message}`,
    },
  });

export const Vital = Type.Object(
  {
    name: Type.Enum([...vitalNames], vitalRefusal(`"name" is one of ${vitalNames.join(', ')}.`)),
    value: Type.Number({ minimum: 0, ...vitalRefusal('"value" is a number from 0 up.') }),
    page: Type.String({
      pattern: '^/',
      maxLength: maxPage,
      description: 'Route pattern of the page that was opened, such as `/products/:category`.',
      ...vitalRefusal(
        `"page" is a route pattern of at most ${maxPage} characters, such as "/products/:category".`,
      ),
    }),
  },
  { description: 'One web vital of one page view.', ...vitalRefusal('each vital is an object.') },
);

const tooMany = `These vitals cannot be counted, and nothing of the report was: at most ${maxVitals} vitals at once.`;

export const Vitals = Type.Array(Vital, {
  maxItems: maxVitals,
  description: 'Of sessions that report successes.',
  ...refusals({
    type: {
      status: 422,
      message: 'These vitals cannot be counted, and nothing of the report was: "vitals" must be a list.',
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
          'How far the session has come in this page. Unknown stages are ignored, and so is `order` of a shop that counts orders itself.',
      }),
    ),
  },
  { $id: 'TelemetryReport', description: 'The report of a page.' },
);

/** Reports are public: one without a proof gets the same response and is not counted. */
const { $id: _id, ...report } = TelemetryReport as typeof TelemetryReport & { readonly $id: string };

export const AnyReport = Type.Unsafe<unknown>({
  anyOf: [report, {}],
  description: 'A TelemetryReport. Anything else gets the same response and is not counted.',
});

const renderRefusal = (message: string) => ({
  status: 422,
  message: `These renders cannot be counted: ${message}`,
});
/** More than a shop counts between two batches. */
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
      refusals({ '*': renderRefusal('"variant" is stable or canary.') }),
    ),
    renders: whole('renders'),
    failures: whole('failures'),
  },
  {
    description: 'How often a version was rendered on the server, and how often that failed.',
    ...refusals({ '*': renderRefusal('each count is an object.') }),
  },
);

export const RendersRequest = Type.Object(
  {
    env: Type.Optional(environmentNamed('The environment that the shop follows; `live` when absent.')),
    counts: Type.Array(RenderCount, {
      maxItems: maxCounts,
      ...refusals({
        maxItems: renderRefusal(`at most ${maxCounts} versions at once.`),
        '*': renderRefusal('"counts" must be a list.'),
      }),
    }),
  },
  { $id: 'RendersRequest', ...jsonObject },
);

export const PurchaseRequest = Type.Object(
  {
    nonce: Type.String({ description: 'The permit of the browser, as for its reports.' }),
    stages: Type.Array(Type.Enum([...purchaseStages]), {
      minItems: 1,
      description: 'How far the shop’s API has seen the session come; `blocked` where the API failed.',
    }),
  },
  { $id: 'PurchaseRequest', ...jsonObject },
);

export const SightingsRequest = Type.Object(
  {
    versions: Type.Array(Type.String(), {
      description: 'Versions that are open in tabs, such as `catalog@1.3.0`. Unknown ones are ignored.',
    }),
  },
  { $id: 'SightingsRequest', ...jsonObject },
);

const hashed = (description: string) => Type.String({ pattern: '^[\\w-]{22}$', description });

export const CustomersRequest = Type.Object(
  {
    env: Type.Optional(environmentNamed('The environment that the shop follows; `live` when absent.')),
    browser: hashed('The browser as its permits name it: a hash of its cohort.'),
    purchase: hashed('A hash of the order.'),
  },
  { $id: 'CustomersRequest', ...jsonObject },
);

export type TelemetryEvent = Static<typeof TelemetryEvent>;
export type RenderCounts = Static<typeof RendersRequest>['counts'];
