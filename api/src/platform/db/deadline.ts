/**
 * Calls `passed` after that many milliseconds unless the returned function is called before. What has arrived by then is
 * handled first, so that a busy process does not report the other side as slow.
 */
export function startDeadline(milliseconds: number, passed: () => void): () => void {
  let over = false;
  const timer = setTimeout(() => {
    setImmediate(() => {
      if (!over) passed();
    });
  }, milliseconds);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
