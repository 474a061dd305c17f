import { describe, expect, it } from '@jest/globals';
import { type ParcelState, parcelStates } from '../couriers';
import { isFinal, movesOn, type ParcelProgress } from './parcel-states';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 29, 10, minute));

const after = (from: ParcelProgress, reports: readonly ParcelProgress[]): ParcelState =>
  reports.reduce((last, report) => (movesOn(last, report) ? report : last), from).state;

const booked: ParcelProgress = { state: 'booked', at: at(0) };

const journey = (
  ['picked-up', 'in-transit', 'out-for-delivery', 'attempt-failed', 'out-for-delivery', 'delivered'] as const
).map((state, index) => ({ state, at: at(index + 1) }));

describe('a parcel', () => {
  it("follows its courier's reports, even out of order and repeated", () => {
    expect(after(booked, journey)).toBe('delivered');
    expect(after(booked, journey.toReversed())).toBe('delivered');
    expect(after(booked, [...journey.slice(0, 4), ...journey.slice(0, 4)])).toBe('attempt-failed');
    expect(after(booked, journey.slice(0, 4).toReversed())).toBe('attempt-failed');
    expect(after(booked, [...journey.slice(0, 3), ...journey.slice(3, 5).toReversed()])).toBe(
      'out-for-delivery',
    );
  });

  it.each(['delivered', 'returned', 'cancelled'] as const)('that is %s stays so', (state) => {
    expect(isFinal(state)).toBe(true);
    for (const to of parcelStates)
      expect(movesOn({ state, at: at(1) }, { state: to, at: at(9) })).toBe(false);
  });

  it('that was handed over is not cancelled', () => {
    expect(after(booked, [{ state: 'cancelled', at: at(1) }])).toBe('cancelled');
    expect(
      after(booked, [
        { state: 'picked-up', at: at(1) },
        { state: 'cancelled', at: at(9) },
      ]),
    ).toBe('picked-up');
  });

  it('that was lost may be found', () => {
    const lost: ParcelProgress = { state: 'lost', at: at(5) };
    expect(after(lost, [{ state: 'in-transit', at: at(9) }])).toBe('lost');
    expect(after(lost, [{ state: 'delivered', at: at(9) }])).toBe('delivered');
  });

  it('that returns is not out for delivery again', () => {
    const returning: ParcelProgress = { state: 'returning', at: at(5) };
    expect(after(returning, [{ state: 'out-for-delivery', at: at(4) }])).toBe('returning');
    expect(after(returning, [{ state: 'returned', at: at(9) }])).toBe('returned');
  });
});
