import { describe, expect, it } from '@jest/globals';
import { createTypeAhead } from './filter-options';

const options = ['All Items', 'In Stock', 'Out of Stock', 'Indigo'];

function type(letters: string, { from = 0, every = 100 } = {}) {
  const typeAhead = createTypeAhead();
  let index = from;
  [...letters].forEach((letter, step) => {
    index = typeAhead.find(letter, step * every, options, index) ?? index;
  });
  return options[index];
}

describe('createTypeAhead', () => {
  it.each([
    ['o', 'Out of Stock'],
    ['IN ', 'In Stock'],
    ['ind', 'Indigo'],
    ['i', 'In Stock'],
    ['ii', 'Indigo'],
    ['iii', 'In Stock'],
    ['x', 'All Items'],
  ])('moves by "%s" to %s', (letters, option) => {
    expect(type(letters)).toBe(option);
  });

  it('starts a new word after a pause', () => {
    expect(type('oi', { every: 2000 })).toBe('Indigo');
  });

  it('reports whether a word is being typed', () => {
    const typeAhead = createTypeAhead();
    expect(typeAhead.isTyping(0)).toBe(false);
    typeAhead.find('i', 0, options, 0);
    expect(typeAhead.isTyping(300)).toBe(true);
    expect(typeAhead.isTyping(2000)).toBe(false);
  });
});
