import { moment, refusal } from '@shop/protocol/schemas';
import { nullableText } from '@shop/server-kit';
import { Type, type Static } from 'typebox';
import { maxId } from '../../platform/db/column-types';
import { InEnv, jsonObject, nullableView, OfVersion, textNamed, views } from '../../platform/schemas/shared';

export const gateJobStates = ['queued', 'running', 'passed', 'refused', 'failed', 'cancelled'] as const;

/** The stages of a run, in order. */
export const gateStages = ['preview', 'render', 'purchase', 'visits', 'pages', 'report'] as const;

const maybe = (description: string) => Type.Unsafe<string | null>({ ...nullableText, description });
const maybeWhole = (description: string) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], description });

export const GateJob = Type.Object(
  {
    id: Type.Integer(),
    env: Type.String(),
    remote: Type.String(),
    version: Type.String(),
    state: Type.Enum([...gateJobStates]),
    position: maybeWhole('The place in the queue, from 1; null unless it is queued.'),
    requestedBy: Type.String(),
    requestedAt: moment,
    attempt: Type.Integer({ description: 'Number of started attempts.' }),
    maxAttempts: Type.Integer(),
    worker: maybe('The worker of the last attempt.'),
    leaseUntil: maybe('When another worker may take a running job; null unless it is running.'),
    startedAt: maybe('Start of the last attempt.'),
    seconds: maybeWhole('How long the last attempt has run, or took; null before the first.'),
    endedAt: maybe('When it ended; null while it is queued or running.'),
    stages: Type.Array(Type.Object({ name: Type.Enum([...gateStages]), at: moment }), {
      description: 'The stages of the last attempt, in order, with their starts.',
    }),
    message: maybe('The current step, or why it failed or was cancelled.'),
    report: maybeWhole('ID of the report of a job that passed or was rejected.'),
  },
  { $id: 'GateJob', description: 'A requested run of the gate.' },
);

export const GateQueue = Type.Object(
  {
    items: views(GateJob),
    workers: Type.Integer({ description: 'Number of running gate workers in this environment.' }),
  },
  { $id: 'GateQueue', description: 'The last gate jobs, newest first.' },
);

export const GateClaim = Type.Object(
  {
    job: nullableView(GateJob),
    leaseMs: Type.Integer({ description: 'The worker loses the job if it does not renew it in this time.' }),
  },
  { $id: 'GateClaim', description: 'The next job for a worker; null if the queue is empty.' },
);

export const JobInEnv = Type.Object({
  ...InEnv.properties,
  id: Type.Integer({ minimum: 1, maximum: maxId }),
});

export const GateJobRequest = Type.Object(OfVersion.properties, { $id: 'GateJobRequest', ...jsonObject });

export const GateClaimRequest = Type.Object(
  { worker: textNamed('worker') },
  { $id: 'GateClaimRequest', ...jsonObject },
);

const attempt = Type.Integer({
  minimum: 1,
  maximum: maxId,
  description: '`attempt` of the claimed job.',
  ...refusal('"attempt" must be a whole number.'),
});

export const GateRenewRequest = Type.Object(
  {
    attempt,
    stage: Type.Optional(Type.Enum([...gateStages])),
    message: Type.Optional(textNamed('message')),
    previewed: Type.Optional(
      Type.Boolean({ description: 'Whether the worker lists the version as a preview.' }),
    ),
  },
  { $id: 'GateRenewRequest', ...jsonObject },
);

export const GateFailRequest = Type.Object(
  {
    attempt,
    message: textNamed('message'),
    retry: Type.Boolean({
      description: 'Whether another attempt may succeed.',
      ...refusal('"retry" must be true or false.'),
    }),
  },
  { $id: 'GateFailRequest', ...jsonObject },
);

export type GateRenewal = Static<typeof GateRenewRequest>;
export type GateFailure = Static<typeof GateFailRequest>;
export type GateStageName = (typeof gateStages)[number];
