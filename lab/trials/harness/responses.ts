import { setTimeout as pause } from 'node:timers/promises';
import type { ResponseCounts } from './outcome';

export interface Reply {
  /** 0 for a broken connection or a timeout. */
  readonly status: number;
  readonly text: string;
  /** Whether the text was truncated. */
  readonly tooLong: boolean;
}

/** Opens pages and counts the responses. */
export interface Responses {
  /** Fetches a complete page. Never rejects. */
  get(address: string): Promise<Reply>;
  counts(): ResponseCounts;
  /** Responses that are never allowed: a status of 500 or above except 503, a 503 without Retry-After, and no response. */
  readonly failures: readonly string[];
}

/** Maximum length in characters, much longer than any page of the shop. */
const longest = 5_000_000;

async function readText(response: Response): Promise<Pick<Reply, 'text' | 'tooLong'>> {
  let text = '';
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length <= longest) continue;
    await reader?.cancel();
    return { text, tooLong: true };
  }
  return { text, tooLong: false };
}

/** Counts responses. One that is not complete after `limitMs` counts as `none`. */
export function countResponses(limitMs: number): Responses {
  const counts = new Map<string, number>();
  const failures: string[] = [];
  const count = (status: string) => counts.set(status, (counts.get(status) ?? 0) + 1);

  const noteNone = (what: string, error: unknown) => {
    count('none');
    const why = error instanceof Error ? (error.cause ?? error) : error;
    failures.push(`${what}: no response (${why instanceof Error ? why.message : String(why)})`);
  };
  const note = (what: string, { status, headers }: Response) => {
    count(String(status));
    if (status >= 500 && status !== 503) failures.push(`${what}: ${status}`);
    if (status === 503 && !headers.has('retry-after')) failures.push(`${what}: 503 without Retry-After`);
  };

  return {
    failures,
    counts: () => Object.fromEntries([...counts].sort(([one], [other]) => one.localeCompare(other))),
    async get(address) {
      const what = new URL(address).pathname;
      try {
        const response = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
        const read = await readText(response);
        note(what, response);
        return { status: response.status, ...read };
      } catch (error) {
        noteNone(what, error);
        return { status: 0, text: '', tooLong: false };
      }
    },
  };
}

/** Whether the server rendered a remote's markup into a page: React marks fragments that were and were not rendered. */
export const isRendered = (remote: string, { status, text }: Pick<Reply, 'status' | 'text'>): boolean =>
  status === 200 && new RegExp(`data-remote="${remote}"[^>]*><!--\\$-->`).test(text);

const betweenPagesMs = 50;
const visitors = 2;

/** Visitors who open pages until the signal. */
export async function openPages(shop: string, responses: Responses, signal: AbortSignal): Promise<void> {
  const visit = async () => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const path = ['/', `/all-products?page=${1 + (turn % 4)}`, '/faq', '/cart'][turn % 4] ?? '/';
      await responses.get(shop + path);
      await pause(betweenPagesMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
}
