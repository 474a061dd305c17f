/**
 * Calls `passed` after so many milliseconds unless the returned function is called before. What has arrived by then is
 * handled first, so that a busy process does not blame the other side.
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
