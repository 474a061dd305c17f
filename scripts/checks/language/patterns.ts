import type { TextKind } from './texts';

/** A phrase to avoid, with its standard wording. */
export interface Pattern {
  readonly id: string;
  /** Matched case-insensitively against texts and the words of names: `saveLastSeen` is read as `save last seen`. */
  readonly pattern: RegExp;
  readonly say: string;
  /** The kinds of texts to search; all by default. */
  readonly kinds?: readonly TextKind[];
}

const names: readonly TextKind[] = ['name'];
const namesAndTitles: readonly TextKind[] = ['name', 'title'];
const shownTexts: readonly TextKind[] = ['ui', 'cli', 'message', 'description', 'doc'];
/** Sentences: all kinds except names. */
const sentences: readonly TextKind[] = [
  'comment',
  'ui',
  'cli',
  'message',
  'description',
  'title',
  'doc',
  'commit',
];

export const patterns: readonly Pattern[] = [
  // Grammar that reads as if translated.
  {
    id: 'is-no',
    pattern:
      /(?<!\bthere (?:will )?)\b(is|are|was|were|be) no (?!(longer|more than|less than|other|later|better)\b)[a-z\d]/i,
    say: 'is not a …, there is no …',
    kinds: sentences,
  },
  {
    id: 'no-x-is',
    pattern:
      /(?<!there is |there are )\bno [a-z]+ (is|are|was|were) (?!available|found|allowed|needed|required)/i,
    say: '… is not …, nothing …',
    kinds: sentences,
  },
  {
    id: 'of-own',
    // Not "of its own scripts".
    pattern:
      /\bof (its|their|his|her|your|our|my|one's) own\b(?! (?!and|or|that|which|for|in|on|to|where|as|beside|each|when|so|is|are|at|with|by|from|than|before|since|after|until|but|would|may|has)[a-z])/i,
    say: 'its own, separate',
  },
  { id: 'go-on', pattern: /\b(go|goes|went|going|gone) on\b(?! sale\b)/i, say: 'continue, resume, proceed' },
  {
    id: 'look',
    pattern: /\b(a|the|one|each|every|next|last|two) looks?\b(?! at the| like| and feel)/i,
    say: 'check, poll, evaluation',
    kinds: sentences,
  },
  {
    id: 'also-with',
    pattern:
      /, also (with|in|for|after|those|if|when|while|on|of|by|without|before|at|from|to|once|where|across|through|over|between)\b/i,
    say: 'including …, even …',
    kinds: sentences,
  },
  { id: 'any-more', pattern: /\bany more\b/i, say: 'no longer', kinds: sentences },
  { id: 'by-itself', pattern: /\bby (itself|themselves|himself)\b/i, say: 'automatically, alone' },
  { id: 'way-back', pattern: /\bways? back\b/i, say: 'rollback target, rollback, return' },
  {
    id: 'so-many',
    pattern: /\bso (many|long|much|few)\b(?!( [a-z]+)? (as|that|for|the)\b)/i,
    say: 'the number, that many',
  },
  { id: 'anew', pattern: /\banew\b/i, say: 'again' },
  { id: 'of-before', pattern: /\bof (before|late|then|old)\b/i, say: 'previous, earlier, recent' },
  {
    id: 'told',
    pattern: /\b(is|are|was|were|be) told\b(?! apart)|\btells? (it|them|him) (of|about)\b/i,
    say: 'is notified of, receives',
  },
  { id: 'nobody', pattern: /\bto nobody\b|^nobody$/i, say: 'is not released, no one' },
  { id: 'stands-in', pattern: /\b(stands?|lies) (in|at|beside|by|below|above) (the|a|its)\b/i, say: 'is in' },
  { id: 'word-of', pattern: /\bthe word of\b/i, say: 'approval, the text of' },
  { id: 'makes-no-sense', pattern: /\bmakes? no sense\b/i, say: 'is invalid' },
  {
    id: 'says',
    pattern: /\b(says?|said)\b/i,
    say: 'contains, declares, specifies, shows, returns; log, announce, message',
  },
  { id: 'pieces', pattern: /\bpieces?\b/i, say: 'units, quantity; entry, part' },
  { id: 'keeper', pattern: /\bkeepers?\b/i, say: 'staff, admin' },
  { id: 'comes-to-life', pattern: /\bcomes? to life\b/i, say: 'is hydrated' },
  {
    id: 'is-away',
    pattern: /\b(database|registry|network|provider|server|api) is away\b/i,
    say: 'is unavailable',
  },
  {
    id: 'answers-how',
    pattern: /\b(answers|tells) (how|what|whether|why|its|their)\b/i,
    say: 'returns, reports',
  },
  {
    id: 'way-to-stop',
    pattern: /\bthe way to (stop|call it off|give up)\b/i,
    say: 'a function that stops it',
  },
  { id: 'reckon', pattern: /\breckon(s|ed|ing)?\b/i, say: 'calculate, count' },
  { id: 'at-hand', pattern: /\b(at|to) hand\b/i, say: 'available, loaded' },
  { id: 'gets-to', pattern: /\b(gets|got|come|comes|came) to (know|be seen|be)\b/i, say: 'learns, becomes' },
  { id: 'whose-turn', pattern: /\bhave (got )?to do with\b/i, say: 'concern' },
  { id: 'goes-by', pattern: /\bgo(es)? by (the|its|their)\b/i, say: 'uses, follows' },
  { id: 'as-well-as-before', pattern: /\bas it was before\b/i, say: 'unchanged' },
  { id: 'that-there-are', pattern: /\bthat there (is|are)\b(?=[.,;:)]|$)/i, say: 'existing, every' },

  { id: 'all-the-same', pattern: /\ball the same\b/i, say: 'anyway, still' },
  { id: 'is-none', pattern: /(?<!\bthere )\b(is|are) none\b(?! of)/i, say: 'is not one, is undefined' },
  { id: 'mend', pattern: /\bmend(s|ed|ing)?\b/i, say: 'fix, recover, correct' },
  { id: 'the-watch', pattern: /\bthe watch (over|has|does|looks|after|work)/i, say: 'monitoring' },
  {
    id: 'lies-over',
    pattern: /\b(lies?|lying) (over|in|between|below|under|far|apart|beside)\b/i,
    say: 'is, covers',
  },
  { id: 'be-had', pattern: /\b(be|is) had\b/i, say: 'is available, is loaded' },
  { id: 'little-motion', pattern: /\blittle motion\b/i, say: 'reduced motion' },
  { id: 'to-who', pattern: /\b(to|for|by|from) who\b/i, say: 'to those who, to shoppers who' },
  { id: 'at-the-most', pattern: /\bat the most\b/i, say: 'at most, at the maximum' },
  { id: 'come-to-rest', pattern: /\bcomes? to rest\b/i, say: 'stops, becomes idle, settles' },
  { id: 'seldom', pattern: /\b(seldom|oftener)\b/i, say: 'rarely' },
  { id: 'without-a-word', pattern: /\bwithout a word\b/i, say: 'silently' },

  {
    id: 'leads-to',
    pattern: /\bleads? (to|on|back|home|nowhere)\b/i,
    say: 'links to, opens, redirects to, continues',
  },
  {
    id: 'asked-for',
    pattern: /\b(is|are|was|were|be|been|not) asked for\b|\basks? for (it|them) /i,
    say: 'is requested',
  },

  {
    id: 'the-one-before',
    pattern:
      /\bthe (one|shopper|user|version|page|release|picture|commit|build|order|document|screen|state|test|line|row|event|message|value) before\b(?! (it|them|the|this|that|a|an|its|their|pay)\b)/i,
    say: 'the previous …',
  },

  {
    id: 'beside',
    pattern: /(?<![-`])\bbeside\b(?! a (ruler|lamp)\b)/i,
    say: 'next to, with, alongside',
    kinds: sentences,
  },
  { id: 'dearer', pattern: /\bdearer\b/i, say: 'more expensive, higher' },
  {
    id: 'price-of-shipping',
    pattern: /\bprice of shipping(?! (these|a cart))/i,
    say: 'shipping cost, shipping price',
  },
  { id: 'e-mail', pattern: /\be-mails?\b/i, say: 'email', kinds: sentences },
  { id: 'such-as', pattern: /^(\/\*\* |\/\/ )?Such as /, say: 'For example, …', kinds: sentences },
  {
    id: 'refuse',
    // Shoppers refuse parcels. A single word is a state or a field.
    pattern:
      /(?<![`'/]|: |^|as |parcel\b[^.]*)\brefus(e|es|ed|al|als|ing)\b(?! (parcels?|connections?|to)\b)/i,
    say: 'reject, is not allowed',
    kinds: shownTexts,
  },
  {
    id: 'ends-with-already',
    pattern: /\balready[.!]?$/i,
    say: 'already before the verb',
    kinds: [...shownTexts, 'title'],
  },
  {
    id: 'answered-with',
    pattern: /\b(was|were|is|are) answered (with )?(X|\d)|\banswered (with )?(X|\d)/,
    say: 'returned, responded with',
    kinds: shownTexts,
  },
  {
    id: 'empty-hint',
    pattern: /^Empty: |\bEmpty (for|to)\b|\bIf empty\b/,
    say: 'Leave empty to …',
    kinds: ['ui'],
  },
  { id: 'changed-by', pattern: /^Changed (by|on)\b/, say: 'Last updated by', kinds: ['ui'] },
  {
    id: 'genitive-title',
    pattern:
      /^(Errors|Tokens|Accounts|Origins|Environments|Packages|Rollouts|Signing keys|Trusted publishers|Flags) of (X|the )|^Pages of (the log|versions)$/,
    say: 'the name before the noun: “Registry tokens”',
    kinds: ['ui'],
  },

  {
    id: 'the-newest-first',
    pattern: /\bthe (newest|oldest|latest|worst) first\b/i,
    say: 'newest first',
    kinds: sentences,
  },
  { id: 'at-the-field', pattern: /\bat the fields?\b/i, say: 'next to the field', kinds: sentences },
  {
    id: 'table-of-prices',
    pattern: /\btable of (shipping )?prices\b/i,
    say: 'shipping price table',
    // Except for commit subjects, some of which contain it.
    kinds: sentences.filter((kind) => kind !== 'commit'),
  },
  {
    id: 'grows-with',
    pattern: /\bgrows with (each|every) (change|version)\b/i,
    say: 'is incremented with each change',
  },
  {
    id: 'takes-off',
    pattern: /\btakes (nothing |anything |something )?off\b/i,
    say: 'a discount on, reduces the price by',
    kinds: sentences,
  },
  { id: 'of-without-noun', pattern: /^(\/\*\* |\/\/ )Of [^,:]+$/, say: 'The … of', kinds: ['comment'] },
  {
    id: 'percent-space',
    pattern: /[\dX] %(?=[^\w(]|$)(?! \d)/,
    say: '10%, without a space',
    kinds: ['comment', 'ui', 'cli', 'description', 'title', 'doc'],
  },
  {
    id: 'emails-about-products',
    // Shoppers read “emails about products”.
    pattern: /\bemails? about (a |the )?products?\b/i,
    say: 'product alerts',
    kinds: ['comment', 'description', 'doc', 'title'],
  },

  // Names.
  {
    id: 'superlative',
    pattern: /^(most|least|fewest|longest|shortest|largest|smallest) (?!recent)/i,
    say: 'max…, min…',
    kinds: names,
  },
  { id: 'sighting', pattern: /\bsightings?\b/i, say: 'last seen', kinds: namesAndTitles },
  {
    id: 'answer',
    pattern: /\banswer(s|ed|ing)?\b/i,
    say: 'response, result; respond, return',
    kinds: namesAndTitles,
  },
  {
    id: 'trouble',
    pattern: /\b(trouble|nowhere)s?\b/i,
    say: 'error page, not-found page, unreachable',
    kinds: names,
  },
  { id: 'blame', pattern: /\bblam(e|es|ed|ing)\b/i, say: 'attribution, fault', kinds: namesAndTitles },
  { id: 'lend', pattern: /\b(lends?|lent|lending)\b/i, say: 'shared module', kinds: namesAndTitles },
  {
    id: 'passbook',
    pattern: /\b(passbook|counterfoil|warrant)s?\b/i,
    say: 'profile, receipt, change request',
    kinds: namesAndTitles,
  },
  { id: 'ticket', pattern: /\btickets?\b/i, say: 'order summary', kinds: names },
  { id: 'breathe', pattern: /\bbreathe?\b/i, say: 'yieldToMain', kinds: names },
  { id: 'coding', pattern: /\bcodings?\b/i, say: 'content encoding', kinds: names },
  { id: 'doubled', pattern: /\bdoubled\b/i, say: 'duplicated', kinds: names },
  {
    id: 'shelf',
    pattern: /\b(shelf|shelves)\b/i,
    say: 'artifact cache, category, folder',
    kinds: namesAndTitles,
  },
  { id: 'surroundings', pattern: /\bsurroundings\b/i, say: 'context, options', kinds: names },
  { id: 'away', pattern: /\baway\b/i, say: 'offline, unavailable', kinds: names },
  {
    id: 'tell',
    pattern: /\b(tells?|told|telling)\b/i,
    say: 'notify, report, log, announce; get a message',
    kinds: namesAndTitles,
  },
  { id: 'wish', pattern: /\bwish\b/i, say: 'request, options, entry', kinds: names },
  { id: 'kept', pattern: /\bkept\b/i, say: 'cached, stored, pinned', kinds: names },
  { id: 'letter', pattern: /\bletters?\b/i, say: 'error page, email, font, character', kinds: names },
  { id: 'cut', pattern: /\bcuts?\b/i, say: 'subset, truncate, disconnect', kinds: names },
  { id: 'approach', pattern: /\bapproach(es|ed)?\b/i, say: 'prefetch', kinds: names },
];
