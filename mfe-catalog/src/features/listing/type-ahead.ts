/** How long typed letters belong to one word, in milliseconds. */
const WORD_MS = 700;

export interface TypeAhead {
  /** Whether a word is being typed at that time, so that a space is part of it. */
  isTyping(at: number): boolean;
  /**
   * The option that a letter, typed at `at` milliseconds on the option at `index`, leads to; null when there is none.
   * The same letter again goes through the options that begin with it.
   */
  find(letter: string, at: number, options: readonly string[], index: number): number | null;
}

/** Moves among options by the letters that they begin with. */
export function createTypeAhead(): TypeAhead {
  let word = '';
  let typedAt = -Infinity;
  const isTyping = (at: number) => word !== '' && at - typedAt < WORD_MS;

  return {
    isTyping,
    find(letter, at, options, index) {
      word = (isTyping(at) ? word : '') + letter.toLowerCase();
      typedAt = at;
      const repeated = [...word].every((other) => other === word[0]);
      const wanted = repeated ? word.charAt(0) : word;
      const first = index + (repeated ? 1 : 0);
      const order = options.map((_, step) => (first + step) % options.length);
      return order.find((place) => options[place]?.toLowerCase().startsWith(wanted)) ?? null;
    },
  };
}
