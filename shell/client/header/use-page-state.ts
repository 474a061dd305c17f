import { useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';

/** State of what lies over a page, such as an open menu: every navigation puts it back to `initial`. */
export function usePageState<Value>(initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation();
  const [page, setPage] = useState(key);
  const [value, setValue] = useState(initial);
  if (page === key) return [value, setValue];
  setPage(key);
  setValue(initial);
  return [initial, setValue];
}
