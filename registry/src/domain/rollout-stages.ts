import { RegistryError } from '@shop/protocol';
import type { Canary } from '@shop/contracts';
import { segmentText } from '@shop/contracts/choice';
import type { RolloutStage } from '@shop/contracts/registry';

/** A requested stage; omitted fields have defaults. */
export type WantedStage = Pick<RolloutStage, 'bps'> &
  Partial<Omit<RolloutStage, 'bps' | 'margins'>> & {
    readonly margins?: Partial<RolloutStage['margins']> | undefined;
  };

type Reach = Pick<Canary, 'bps' | 'segments'>;

const fullBps = 10_000;
const defaultShares = [100, 1000, 2500, 5000, fullBps];
const defaultStage = {
  segment: null,
  bakeMinutes: 10,
  minSessions: 50,
  approval: false,
  margins: { sessions: 0.005, renders: 0.005, carts: 0.02 },
} as const;
/** How long a promoted version is monitored. */
const lastBakeMinutes = 30;

/** Defaults of the stages of one rollout. */
export interface StageDefaults {
  readonly bakeMinutes?: number | undefined;
  readonly minSessions?: number | undefined;
}

const isFullRollout = ({ bps, segment }: RolloutStage) => segment === null && bps === fullBps;

function stageOf(wanted: WantedStage, isLast: boolean, defaults: StageDefaults): RolloutStage {
  const { bps, segment = defaultStage.segment, approval = defaultStage.approval, margins } = wanted;
  const { bakeMinutes = defaultStage.bakeMinutes, minSessions = defaultStage.minSessions } = defaults;
  return {
    bps,
    segment,
    approval,
    bakeMinutes: wanted.bakeMinutes ?? (isLast ? lastBakeMinutes : bakeMinutes),
    minSessions: wanted.minSessions ?? minSessions,
    margins: { ...defaultStage.margins, ...margins },
  };
}

const percent = (bps: number) => `${bps / 100}%`;

function refuse(message: string): never {
  throw new RegistryError(422, message);
}

/** Throws a RegistryError 422 for stages that would remove the version from shoppers who have it, or that change nothing. */
function checkStages(stages: readonly RolloutStage[]): void {
  const last = stages.at(-1);
  if (!last || !isFullRollout(last)) refuse('The last stage of a rollout is 100% of all shoppers.');
  const maxShares = new Map<string | null, number>();
  for (const { bps, segment } of stages) {
    const previousBps = maxShares.get(segment) ?? 0;
    const audience = segment === null ? 'all shoppers' : segmentText(segment);
    if (segment !== null && maxShares.has(null)) {
      refuse(`A stage of ${audience} must come before stages for all shoppers, which already include it.`);
    }
    if (bps <= previousBps) {
      refuse(
        `Each stage must be larger than the previous one: ${percent(bps)} of ${audience} comes after ${percent(previousBps)}.`,
      );
    }
    maxShares.set(segment, bps);
  }
}

/** The stages of a rollout, by default 1, 10, 25, 50 and 100%. Throws a RegistryError 422 for invalid stages. */
export function stagesOf(
  wanted: readonly WantedStage[] | undefined,
  defaults: StageDefaults = {},
): readonly RolloutStage[] {
  const requested: readonly WantedStage[] = wanted ?? defaultShares.map((bps) => ({ bps }));
  const stages = requested.map((one, at) => stageOf(one, at === requested.length - 1, defaults));
  checkStages(stages);
  return stages;
}

/**
 * The canary's audience in a stage, counted from 1: the stage's share and every segment of earlier stages, so that shoppers keep
 * the version.
 */
export function reachOfStage(stages: readonly RolloutStage[], stage: number): Reach {
  const shares = new Map<string | null, number>();
  for (const { bps, segment } of stages.slice(0, stage)) shares.set(segment, bps);
  const bps = shares.get(null) ?? 0;
  const segments = [...shares].flatMap(([segment, share]) =>
    segment === null ? [] : [{ segment, bps: share }],
  );
  return segments.length > 0 ? { bps, segments } : { bps };
}

/** Whether two canaries have the same audience. */
export function isSameReach(one: Reach, other: Reach): boolean {
  const [left, right] = [one.segments ?? [], other.segments ?? []];
  return (
    one.bps === other.bps &&
    left.length === right.length &&
    left.every(({ segment, bps }, at) => segment === right[at]?.segment && bps === right[at].bps)
  );
}
