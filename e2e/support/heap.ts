import type { CDPSession, Page } from '@playwright/test';

/** A CDP session of the page; closes with the page. */
export const openCdpSession = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** Memory of a page after a forced garbage collection. */
export interface MemoryReading {
  /** Bytes of JavaScript values. */
  readonly heap: number;
  /** DOM nodes, including detached ones. */
  readonly nodes: number;
  /** Event listeners of the page. */
  readonly listeners: number;
}

/** Reads the page's memory. Collects garbage twice first, as finalizers release more. */
export async function readMemory(session: CDPSession): Promise<MemoryReading> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
