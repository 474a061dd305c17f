import { describe, expect, it } from '@jest/globals';
import { catalogues, faultsIn } from './catalogues';
import { findFaults } from './find-faults';
import type { TextsOfCode } from './texts-of';

it.each(catalogues)('$file is complete and correct', (catalogue) => {
  expect(faultsIn(catalogue)).toEqual([]);
});

describe('the check', () => {
  const code = (...texts: readonly string[]): TextsOfCode => ({
    used: texts.map((text) => ({ text, place: 'a.tsx:1', isButton: text === 'Add' })),
    strings: new Set(texts),
    faults: [],
  });

  it('finds missing and unused messages', () => {
    expect(findFaults(code('Cart', 'Home'), { Cart: 'कार्ट', Old: 'पुराना' })).toEqual([
      'Missing: Home (a.tsx:1)',
      'Unused: Old',
    ]);
    expect(findFaults(code(), { Home: 'होम' }, ['Home', 'Cart'])).toEqual(['Missing: Cart']);
  });

  it('compares values, also within plural forms', () => {
    const text = 'Only {count} of {title}';
    const faults = (message: string) => findFaults(code(text), { [text]: message });
    expect(faults('{title}: {count, plural, one {# पीस} other {# पीस}}')).toEqual([]);
    expect(faults('{count, plural, one {{title} का #} other {{title} के #}}')).toEqual([]);
    expect(faults('{title}: {number}')).toEqual([
      `${text}: has the values "number, title" instead of "count, title"`,
    ]);
    expect(faults('{title')[0]).toContain('cannot be parsed');
    expect(faults("{title}'s {count}")).toEqual([`${text}: has a straight apostrophe. Write ’.`]);
    expect(faults(' ')).toEqual([`${text}: is empty`]);
  });

  it('measures button labels in user-perceived characters', () => {
    expect(findFaults(code('Add'), { Add: 'कि'.repeat(28) })).toEqual([]);
    expect(findFaults(code('Add'), { Add: 'कि'.repeat(29) })).toEqual([
      `Too long for a button, 29 of 28 characters: ${'कि'.repeat(29)} (a.tsx:1)`,
    ]);
    expect(findFaults(code('A text'), { 'A text': 'कि'.repeat(50) })).toEqual([]);
  });
});
