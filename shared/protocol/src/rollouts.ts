import { segmentText } from '@shop/contracts/choice';
import type { RolloutRequest, RolloutStage } from '@shop/contracts/registry';
import { RegistryError } from './errors';

type Stage = NonNullable<RolloutRequest['stages']>[number];

const stageShape = /^(?:([a-z-]+(?::[^=]+)?)=)?(\d+(?:\.\d{1,2})?)%?$/;
const segments = /^(staff|signed-in|narrow|wide|city:\S[^,]{0,59})$/;

function readStage(word: string): Stage {
  const [, segment, share] = stageShape.exec(word) ?? [];
  const bps = Math.round(Number(share) * 100);
  if (!(bps >= 1 && bps <= 10_000)) {
    throw new RegistryError(
      422,
      `"${word}" is not a stage. Use a form such as 10 or staff=100, from 0.01 to 100%.`,
    );
  }
  if (segment === undefined) return { bps };
  if (segments.test(segment)) return { bps, segment };
  throw new RegistryError(
    422,
    `"${segment}" is not a segment: staff, signed-in, narrow, wide or city:Jaipur.`,
  );
}

/** `2,5` as the numbers of stages. */
function readNumbers(text: string, count: number): readonly number[] {
  return text.split(',').map((word) => {
    const number = Number(word.trim());
    if (Number.isInteger(number) && number >= 1 && number <= count) return number;
    throw new RegistryError(422, `"${word.trim()}" is not the number of a stage: there are ${count}.`);
  });
}

/**
 * `staff=100,1,10,25,50,100` as the stages of a rollout, in percent; stages whose numbers are in `approval` need
 * another person's approval. Throws a RegistryError 422 for an invalid one.
 */
export function readStages(text: string, approval?: string): Stage[] {
  const stages = text.split(',').map((word) => readStage(word.trim()));
  const approved = approval ? readNumbers(approval, stages.length) : [];
  return stages.map((stage, at) => (approved.includes(at + 1) ? { ...stage, approval: true } : stage));
}

const units: Readonly<Record<string, number>> = { s: 1 / 60, m: 1, h: 60, d: 24 * 60 };

/** `10m`, `90s`, `2h` or `1d` in minutes. */
export function readMinutes(text: string): number {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(text) ?? [];
  const minutes = Number(number) * (units[unit] ?? Number.NaN);
  if (minutes >= 0) return minutes;
  throw new RegistryError(422, `"${text}" is not a duration. Use a form such as 90s, 10m, 2h or 1d.`);
}

/** The default shares of a rollout. */
export const usualStages = '1,10,25,50,100';

/** The audience of a stage: `10% of all shoppers`. */
export const stageText = ({ bps, segment }: Pick<RolloutStage, 'bps' | 'segment'>): string =>
  `${bps / 100}% of ${segment === null ? 'all shoppers' : segmentText(segment)}`;
