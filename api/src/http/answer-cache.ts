import { createAnswer, type Answer } from './answer';

/** A place for an answer that is being made: exactly one of both has to be called. */
export interface AnswerSlot {
  /** Keeps it and gives it to those who wait; as old already when something changed since it was begun. */
  fill(json: string): Answer;
  /** There is no answer to keep; those who wait ask for themselves. */
  leave(): void;
}

/** Answers by address. One that is being made is waited for, so that a hundred who ask at once cost one read. */
export interface AnswerCache {
  /** A kept one at once; one that is being made as a promise; undefined when there is neither. */
  find(url: string): Answer | Promise<Answer | undefined> | undefined;
  begin(url: string): AnswerSlot;
  /** The last one that there was, though it is too old or was dropped: for when no other can be had. */
  stale(url: string): Answer | undefined;
  /** From now on all are made anew, also what is being made now. */
  drop(): void;
}

export interface AnswerCacheOptions {
  /** How old an answer may be, in milliseconds; 0 keeps none. */
  readonly maxAgeMs: () => number;
  /** Bytes to keep; the longest unused go first. */
  readonly maxBytes: number;
  readonly now?: () => number;
}

/** How old an answer may be that is given for want of a newer one, in milliseconds. */
const STALE_MS = 60 * 60 * 1000;

interface Kept {
  readonly answer: Answer;
  /** How often all were dropped before it was made. */
  readonly generation: number;
}

export function createAnswerCache({ maxAgeMs, maxBytes, now = Date.now }: AnswerCacheOptions): AnswerCache {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Answer | undefined>>();
  let generation = 0;

  function trim(): void {
    let size = 0;
    for (const { answer } of kept.values()) size += answer.size();
    for (const [url, { answer }] of kept) {
      if (size <= maxBytes) return;
      kept.delete(url);
      size -= answer.size();
    }
  }

  /** Puts it at the end: the first of the map is then the one that was unused longest. */
  function keep(url: string, entry: Kept): void {
    kept.delete(url);
    kept.set(url, entry);
  }

  function fresh(url: string): Answer | undefined {
    const entry = kept.get(url);
    if (!entry || entry.generation !== generation || now() - entry.answer.storedAt >= maxAgeMs()) {
      return undefined;
    }
    keep(url, entry);
    return entry.answer;
  }

  return {
    find(url) {
      return maxAgeMs() === 0 ? undefined : (fresh(url) ?? making.get(url));
    },
    begin(url) {
      const begun = generation;
      let settle: (answer: Answer | undefined) => void = () => undefined;
      const promise = new Promise<Answer | undefined>((resolve) => (settle = resolve));
      making.set(url, promise);
      const end = (answer: Answer | undefined) => {
        if (making.get(url) === promise) making.delete(url);
        settle(answer);
      };
      return {
        fill(json) {
          const answer = createAnswer(json, now());
          // One that was overtaken by a change is still better than none, but not than a newer one.
          if (maxAgeMs() > 0 && (kept.get(url)?.generation ?? 0) <= begun) {
            keep(url, { answer, generation: begun });
            if (kept.size % 64 === 0) trim();
          }
          end(answer);
          return answer;
        },
        leave: () => end(undefined),
      };
    },
    stale(url) {
      const answer = kept.get(url)?.answer;
      return answer && now() - answer.storedAt < STALE_MS ? answer : undefined;
    },
    drop() {
      generation += 1;
      making.clear();
    },
  };
}
