const patienceMs = 4000;

/** Whether the shop answers at all: asked of its smallest file, which nothing on the way may keep. */
export async function shopIsReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch('/service-worker.js', { method: 'HEAD', cache: 'no-store', signal });
    return answer.ok;
  } catch {
    return false;
  }
}
