/** A word of a private language, and the standard term for it. Files below `allowed` may use the word, with their reason. */
export interface PrivateWord {
  readonly word: RegExp;
  readonly say: string;
  readonly allowed?: Readonly<Record<string, string>>;
}

const published = 'a name of published packages or older browsers';
const enquiries = 'shoppers ask, and keepers answer';

/** Words of names: of files, and of what code declares. */
export const privateWords: readonly PrivateWord[] = [
  {
    word: /^sightings?$/,
    say: 'last seen',
    allowed: { 'registry/src/modules/telemetry/': published },
  },
  {
    word: /^answer(s|ed)?$/,
    say: 'response, result, or a verb such as respond and return',
    allowed: {
      'api/src/modules/contact/': enquiries,
      'office/src/rooms/enquiries/': enquiries,
      'api/src/': 'the columns of stored responses',
      'registry/src/platform/db/': 'the columns of stored responses',
    },
  },
  { word: /^(trouble|nowhere)$/, say: 'error page, not-found page, unreachable' },
  { word: /^(blame|blamed|blames)$/, say: 'error attribution' },
  { word: /^(lend|lends|lent|lending)$/, say: 'shared module' },
  { word: /^(passbook|counterfoil|warrant)s?$/, say: 'profile, receipt, change request' },
  { word: /^breathe$/, say: 'yieldToMain' },
];
