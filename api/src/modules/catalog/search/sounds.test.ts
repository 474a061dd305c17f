import { expect, it } from '@jest/globals';
import { soundKey } from './sounds';

it.each([
  ['डायरी', ['dayari', 'diary', 'dayri']],
  ['बही', ['bahi', 'bahee']],
  ['वाशी', ['washi', 'vashi']],
  ['कैंची', ['kainchi', 'kenchi', 'qainchi']],
  ['काग़ज़', ['kagaz', 'kaagaz', 'kagaj', 'कागज']],
  ['लिफ़ाफ़ा', ['lifafa', 'liphapha', 'लिफाफा']],
  ['स्याही', ['syahi', 'siyahi']],
  ['दीवाली', ['diwali', 'deewali', 'divali', 'दिवाली']],
  ['बाज़ार', ['bazaar', 'bazar', 'bajar']],
  ['पोस्टकार्ड', ['postcard']],
  ['सिंदूर', ['sindoor', 'sindur']],
  ['ज्ञान', ['gyan']],
  ['पक्का', ['pakka', 'paka']],
  ['अक्षर', ['akshar', 'aksar']],
  ['कृष्ण', ['krishna']],
])('%s sounds like %j', (word, others) => {
  expect(others.map(soundKey)).toEqual(others.map(() => soundKey(word)));
});

it.each([
  ['bahi', 'book'],
  ['कलम', 'कमल'],
  ['rang', 'rangoli'],
])('%s does not sound like %s', (word, other) => {
  expect(soundKey(word)).not.toBe(soundKey(other));
});
