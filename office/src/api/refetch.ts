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
 * For `change`: refetches the tagged queries that the page uses. Even a rejected call refetches, because another user may have
 * changed the data.
 */
export function refetch(...tags: readonly Tag[]) {
  return async (dispatch: ChangeDispatch): Promise<void> => {
    // A running query may have read the data before the change, and RTK Query would not send it again.
    await allSettled(dispatch);
    dispatch(officeApi.util.invalidateTags([...tags]));
    await allSettled(dispatch);
  };
}
