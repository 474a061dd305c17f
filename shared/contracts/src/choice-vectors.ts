/** Test vectors of the canary scale, for every implementation. */
export const choiceVectors = [
  { salt: 'rollout-7', cohort: 'cohort-1', point: 4690 },
  { salt: 'rollout-7', cohort: 'cohort-2', point: 319 },
  { salt: 'a1b2c3', cohort: '0b0d6f9e-5c1f-4a53-9a39-0f6c4b0f2f11', point: 1484 },
  { salt: '', cohort: 'x', point: 4660 },
  { salt: 'छाप', cohort: 'डाक', point: 2365 },
  { salt: 's', cohort: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', point: 3171 },
  { salt: 's', cohort: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', point: 75 },
  { salt: 's', cohort: 'cccccccccccccccccccccccccccccccccccccccccccccccccccccc', point: 4509 },
];
