import type { ChangeDispatch } from '@shop/api-client/endpoint';
import { officeApi } from './office-api';

type Tag = Parameters<typeof officeApi.util.invalidateTags>[0][number];

/** Resolves when all queries have finished. */
async function allSettled(dispatch: ChangeDispatch): Promise<void> {
  for (;;) {
    const running = dispatch(officeApi.util.getRunningQueriesThunk());
    if (running.length === 0) return;
    await Promise.all(running);
  }
}

/**
 * For `change`: refetches what the page shows of the tagged queries, also after a call that was refused, as somebody else may have
 * made another change.
 */
export function refetch(...tags: readonly Tag[]) {
  return async (dispatch: ChangeDispatch): Promise<void> => {
    // A query that began before the call may have read the data before the change, and would not be sent twice.
    await allSettled(dispatch);
    dispatch(officeApi.util.invalidateTags([...tags]));
    await allSettled(dispatch);
  };
}
