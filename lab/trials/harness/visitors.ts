import { setTimeout as pause } from 'node:timers/promises';
import type { Responses } from './responses';

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
