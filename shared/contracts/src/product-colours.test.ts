import { describe, expect, it } from '@jest/globals';
import { coloursOf, lineColour, lineKey, photoOfColour } from './product-colours';

const photo = (name: string) => ({ secure_url: `/media/${name}.webp` });
const tape = { mainPhoto: photo('red'), photos: [photo('blue')], colors: ' Red, Blue,,Leaf ' };

it('reads the colours of a product in their order', () => {
  expect(coloursOf(tape)).toEqual(['Red', 'Blue', 'Leaf']);
  expect(coloursOf({ colors: '' })).toEqual([]);
});

describe('the colour of a line', () => {
  it.each([
    ['Blue', 'Red, Blue', 'Blue'],
    ['Plum', 'Red, Blue', 'Red'],
    [undefined, 'Red, Blue', 'Red'],
    [null, 'Red, Blue', 'Red'],
    ['Blue', '', null],
  ])('%p of the colours %p is %p', (color, colors, expected) => {
    expect(lineColour({ color, colors })).toBe(expected);
  });

  it('is part of the line, and defaults to the first colour', () => {
    const line = { productId: 'tape', colors: 'Red, Blue' };
    expect(lineKey(line)).toBe(lineKey({ ...line, color: 'Red' }));
    expect(lineKey(line)).not.toBe(lineKey({ ...line, color: 'Blue' }));
    expect(lineKey(line)).not.toBe(lineKey({ ...line, productId: 'pen' }));
  });
});

describe('the photo of a colour', () => {
  it.each([
    ['Red', 'red'],
    ['Blue', 'blue'],
    ['Leaf', 'red'],
    ['Plum', 'red'],
    [null, 'red'],
  ])('of %p is %p', (color, name) => {
    expect(photoOfColour(tape, color)).toEqual(photo(name));
  });

  it('is the main one on a card, which has only that photo', () => {
    expect(photoOfColour({ mainPhoto: photo('red'), colors: 'Red, Blue' }, 'Blue')).toEqual(photo('red'));
  });
});
