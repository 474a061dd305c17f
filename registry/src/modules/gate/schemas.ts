import { byName, moment, refusal } from '@shop/protocol/schemas';
import { ref } from '@shop/server-kit';
import { Type, type Static } from 'typebox';
import { jsonObject, nullableView, textNamed, views } from '../../platform/schemas/shared';

/** Whether versions must pass the gate: `required` refuses them otherwise, `advisory` only warns. */
export const gatePolicies = ['required', 'advisory', 'off'] as const;

/** The gate's checks. */
export const gateChecks = [
  'render',
  'server-time',
  'script',
  'fallback',
  'hydration',
  'landmarks',
  'globals',
  'clicks',
  'purchase',
  'facts',
  'traffic',
  'capabilities',
  'stay',
  'print',
  'offline',
  'weight',
  'paint',
  'shift',
  'picture',
  'scope',
] as const;

const Policy = Type.Enum([...gatePolicies], refusal(`"policy" must be one of ${gatePolicies.join(', ')}.`));

export const GatePolicy = Type.Object(
  {
    policy: Policy,
    chosen: Type.Boolean({ description: 'Whether the policy was set; otherwise it is the default.' }),
    notice: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'A note for operators, such as that the gate does not run.',
    }),
  },
  { $id: 'GatePolicy', description: 'Whether versions must pass the gate before shoppers get them.' },
);

export const GatePolicyRequest = Type.Object(
  { policy: Policy, reason: textNamed('reason') },
  { $id: 'GatePolicyRequest', ...jsonObject },
);

const limits = { findings: 300, pages: 400, pictures: 24, text: 600, picture: 300_000 } as const;
const text = Type.String({ maxLength: limits.text });
const width = Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'CSS pixels.' });
const measured = (description: string) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], description });

const findingFields = {
  check: Type.Enum([...gateChecks]),
  severity: Type.Enum(['refuse', 'note']),
  path: Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: limits.text }),
  width,
  message: text,
};

export const GateFinding = Type.Object(findingFields, {
  $id: 'GateFinding',
  description: 'A finding of the gate. A finding with `refuse` rejects the versions.',
});

const pageFields = {
  path: text,
  route: Type.String({
    maxLength: limits.text,
    description: 'Route pattern, such as `/products/:category`.',
  }),
  width: Type.Integer(),
  serverMs: measured('Time of the server render.'),
  paintMs: measured('Largest contentful paint with the candidate.'),
  livePaintMs: measured('Largest contentful paint of the live versions, in the same run.'),
  // Gates of earlier versions do not measure it.
  shift: Type.Optional(measured('Cumulative layout shift with the candidate.')),
  liveShift: Type.Optional(measured('Cumulative layout shift of the live versions, in the same run.')),
  difference: measured('Share of pixels that differ from the live page, from 0 to 1.'),
};

export const GatePage = Type.Object(pageFields, {
  $id: 'GatePage',
  description: 'A page at one width.',
});

const picture = Type.String({
  maxLength: limits.picture,
  pattern: '^[A-Za-z0-9+/]+=*$',
  description: 'JPEG, as base64.',
});

const run = {
  seconds: Type.Number({ minimum: 0 }),
  browser: Type.String({ maxLength: 100 }),
};

const pictureOf = {
  path: text,
  width: Type.Integer(),
  difference: Type.Number({ minimum: 0, maximum: 1 }),
};

export const GateReportRequest = Type.Object(
  {
    promote: byName(Type.String(), { description: 'The versions that were checked.' }),
    set: Type.String({ maxLength: 50, description: '`gate.set` of the plan at the start of the run.' }),
    job: Type.Optional(
      Type.Object(
        { id: Type.Integer({ minimum: 1 }), attempt: Type.Integer({ minimum: 1 }) },
        { description: 'The requested run that this report ends.' },
      ),
    ),
    ...run,
    // Requests are validated without the document, so they cannot reference its schemas.
    findings: Type.Array(Type.Object(findingFields), { maxItems: limits.findings }),
    pages: Type.Array(Type.Object(pageFields), { maxItems: limits.pages }),
    pictures: Type.Array(Type.Object({ ...pictureOf, live: picture, candidate: picture }), {
      maxItems: limits.pictures,
    }),
  },
  { $id: 'GateReportRequest', ...jsonObject },
);

export const Candidate = Type.Object(
  { remote: Type.String(), version: Type.String(), digest: Type.String() },
  { $id: 'Candidate', description: 'A version and its digest.' },
);

export const GateReport = Type.Object(
  {
    id: Type.Integer(),
    env: Type.String(),
    set: Type.String({
      description: 'Identifies the digests of all remotes and the shell that were opened together.',
    }),
    candidates: Type.Array(ref(Candidate)),
    verdict: Type.Enum(['passed', 'refused']),
    actor: Type.String(),
    requestedBy: Type.Optional(Type.String({ description: 'Who requested the run, if a worker ran it.' })),
    at: moment,
    ...run,
    findings: views(GateFinding),
    pages: views(GatePage),
    pictures: Type.Array(Type.Object(pictureOf), {
      description: 'Pages whose screenshots differ most. The screenshots are at /pictures/{place}/{side}.',
    }),
  },
  { $id: 'GateReport', description: 'The gate’s findings on a set of versions.' },
);

export const GateState = Type.Object(
  {
    policy: Policy,
    set: Type.String(),
    candidates: Type.Array(ref(Candidate)),
    verdict: Type.Enum(['passed', 'refused', 'unchecked']),
    report: nullableView(GateReport),
    notice: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  },
  {
    $id: 'GateState',
    description: 'The gate’s verdict on the set of versions that a change would release.',
  },
);

export type GatePolicyName = (typeof gatePolicies)[number];
export type GateReportRequest = Static<typeof GateReportRequest>;
