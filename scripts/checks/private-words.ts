/** A word that names of this project once used in a sense of their own, and the standard terms to use. */
export interface PrivateWord {
  /** One word of a name, such as `sightings` in `saveSightings` and in `save-sightings.ts`. */
  readonly word: RegExp;
  readonly say: string;
  /** Beginnings of paths where the word has its usual meaning, or is a name in a database or on the wire. */
  readonly allowed?: readonly string[];
}

/** Shoppers and staff are answered there, or the column of a stored response has the name. */
const answers = [
  'api/src/modules/contact/',
  'api/src/modules/orders/',
  'api/src/modules/catalog/',
  'api/src/modules/staff/',
  'office/src/rooms/enquiries/',
  'mfe-content/src/',
  'shell/app/head/',
  'shared/contracts/src/page-facts.ts',
  'registry/src/platform/db/',
  'registry/src/modules/artifacts/',
  'shared/testing/src/fake-api.ts',
  'lab/benches/load/',
  // The sandbox's window posts it to the page.
  'api/src/modules/payments/sandbox/browser/',
  'office/src/parts/enquiry-state',
];

export const privateWords: readonly PrivateWord[] = [
  { word: /^sightings?$/, say: 'last seen', allowed: ['registry/src/modules/telemetry/'] },
  { word: /^answer(s|ed|ing)?$/, say: 'response, result; respond, return', allowed: answers },
  { word: /^(trouble|nowhere)s?$/, say: 'error page, not-found page, unreachable' },
  { word: /^blam(e|es|ed|ing)$/, say: 'attribution, fault' },
  { word: /^(lend|lends|lent|lending)$/, say: 'shared module' },
  { word: /^(passbook|counterfoil|warrant)s?$/, say: 'profile, receipt, change request' },
  {
    word: /^tickets?$/,
    say: 'order summary',
    // There it is a price tag or a drawn railway ticket.
    allowed: ['mfe-catalog/src/pages/product/', 'samples/art/'],
  },
  { word: /^(breathe|breath)$/, say: 'yieldToMain' },
  { word: /^codings?$/, say: 'content encoding', allowed: ['shared/config/src/codings.ts'] },
  { word: /^doubled$/, say: 'duplicated' },
  { word: /^(shelf|shelves)$/, say: 'artifact cache, category, folder' },
  { word: /^surroundings$/, say: 'context, options' },
  { word: /^away$/, say: 'offline, unavailable' },
  {
    word: /^(tell|tells|told|telling)$/,
    say: 'notify, report, log, announce',
    allowed: [
      'api/src/modules/orders/',
      'office/',
      'lab/trials/histories/',
      'registry/src/modules/webhooks/',
      'registry/src/platform/db/',
    ],
  },
  {
    word: /^(say|says|said)$/,
    say: 'log, announce, message',
    allowed: ['api/src/modules/orders/', 'scripts/checks/'],
  },
  { word: /^wish$/, say: 'request, options, entry', allowed: ['api/src/'] },
  {
    word: /^kept$/,
    say: 'cached, stored, pinned',
    allowed: ['api/src/migrations/', 'lab/trials/durability/'],
  },
  {
    word: /^letters?$/,
    say: 'error page, email, font, character',
    allowed: ['api/src/modules/catalog/', 'mfe-catalog/src/features/listing/'],
  },
  {
    word: /^cuts?$/,
    say: 'subset, truncate, disconnect',
    allowed: ['api/src/modules/content/', 'lab/trials/durability/'],
  },
  {
    word: /^approach(es|ed)?$/,
    say: 'prefetch',
    allowed: ['shared/contracts/', 'shared/remote-kit/', 'shell/', 'mfe-catalog/src/expose/'],
  },
];

/** Names of settings, which operators have in their environments. */
export const settings = new Set(['ANSWER_CACHE_SECONDS']);

/** Turns of phrase that comments once had, and plain words for them. */
export const privatePhrases: readonly (readonly [RegExp, string])[] = [
  [/\b(answers|tells) (how|what|whether|why|its|their)\b/i, 'returns, reports'],
  [/\bthe way to (stop|call it off|give up)\b/i, 'a function that stops it'],
  [/\bcomes? to life\b/i, 'is hydrated'],
  [/\bis told of\b/i, 'is notified of, receives'],
  [/\bstands in the document\b/i, 'runs in the document, is in the document'],
  [/\bmakes no sense\b/i, 'is invalid'],
  [/\b(database|registry|network|provider|server) is away\b/i, 'is unavailable'],
];

/** Words that titles of tests do without, and plain words for them. Titles about questions and their answers may say so. */
export const privateTitles: readonly (readonly [RegExp, string])[] = [
  [/\b(answer|answers|answered)\b/i, 'respond, return, serve, response'],
  [/\b(tell|tells|told)\b/i, 'report, name, send, get a message'],
  [/\b(lend|lends|lent|shelf|blame|blames|sightings?|passbook|counterfoil)\b/i, 'the words for names'],
];

/** Files whose tests are about questions that people ask. */
export const aboutQuestions =
  /^(api\/src\/modules\/contact|office\/src\/rooms\/enquiries)\/|faq|questions|people|page-head/;
