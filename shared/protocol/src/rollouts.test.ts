import { describe, expect, it } from '@jest/globals';
import { readWindows, windowsText } from './change-windows';
import { RegistryError } from './errors';
import { readMinutes, readStages } from './rollouts';

describe('the stages of a rollout on the command line', () => {
  it('are shares in percent, optionally of a segment', () => {
    expect(readStages('staff=100, city:Jaipur=50,0.5,10%,100')).toEqual([
      { bps: 10_000, segment: 'staff' },
      { bps: 5000, segment: 'city:Jaipur' },
      { bps: 50 },
      { bps: 1000 },
      { bps: 10_000 },
    ]);
    expect(readStages('10,100', '2')).toEqual([{ bps: 1000 }, { bps: 10_000, approval: true }]);
  });

  it.each([
    [
      '10,lots,100',
      undefined,
      '"lots" is not a stage. Use a form such as 10 or staff=100, from 0.01 to 100%.',
    ],
    ['0,100', undefined, '"0" is not a stage.'],
    ['101', undefined, '"101" is not a stage.'],
    ['', undefined, '"" is not a stage.'],
    [
      'friends=10,100',
      undefined,
      '"friends" is not a segment: staff, signed-in, narrow, wide or city:Jaipur.',
    ],
    ['10,100', '3', '"3" is not the number of a stage: there are 2.'],
  ])('%j with approval of %j is refused', (text, approval, message) => {
    const read = () => readStages(text, approval);
    expect(read).toThrow(RegistryError);
    expect(read).toThrow(message);
  });
});

describe('a time on the command line', () => {
  it.each([
    ['90s', 1.5],
    ['10m', 10],
    ['0m', 0],
    ['1.5h', 90],
    ['1d', 1440],
  ])('%s is %d minutes', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  it.each(['10', 'soon', '-5m', '5 m'])('%s is refused', (text) => {
    expect(() => readMinutes(text)).toThrow(
      `"${text}" is not a duration. Use a form such as 90s, 10m, 2h or 1d.`,
    );
  });
});

describe('change windows on the command line', () => {
  it('are days and hours', () => {
    const windows = readWindows('Mon-Wed,fri 10:00-18:00; sat 10:00-14:00');
    expect(windows).toEqual([
      { days: ['mon', 'tue', 'wed', 'fri'], from: '10:00', to: '18:00' },
      { days: ['sat'], from: '10:00', to: '14:00' },
    ]);
    expect(readWindows(windowsText(windows))).toEqual(windows);
    expect(readWindows(' ')).toEqual([]);
  });

  it.each(['weekdays', 'mon-fri 10-18', 'fri-mon 10:00-18:00', 'xyz 10:00-18:00'])(
    '%s is refused',
    (text) => {
      expect(() => readWindows(text)).toThrow('Use the form mon-fri 10:00-18:00.');
    },
  );
});
