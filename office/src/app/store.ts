import { configureStore, createSlice, type Middleware } from '@reduxjs/toolkit';
import { apiBasePath, type ApiEnvironment, followConnection } from '@shop/api-client';
import { onNetworkHint, responds, watchConnection } from '@shop/api-client/connection';
import { useDispatch, useSelector } from 'react-redux';
import { isSignedOut, officeApi } from '../api/office-api';

/** Whether the session has expired, which the sign-in page explains. */
const slice = createSlice({
  name: 'session',
  initialState: { ended: false },
  reducers: {
    sessionEnded: (state) => void (state.ended = true),
    sessionBegun: (state) => void (state.ended = false),
  },
});

export const { sessionBegun, sessionEnded } = slice.actions;
const sessionReducer = slice.reducer;

/** Calls for which 401 means wrong credentials, not an ended session. */
const signInEndpoints = ['signIn', 'setUp', 'acceptInvitation', 'setUpAuthenticator'];

interface Rejected {
  readonly payload?: unknown;
  readonly meta?: { readonly arg?: { readonly endpointName?: string }; readonly requestStatus?: string };
}

/** Detects an expired session by the first call that fails with 401, unless the user is signing out. */
const watchSession: Middleware = (store) => {
  const { getMe, signOut } = officeApi.endpoints;
  let signingOut = false;
  return (next) => (action) => {
    if (signOut.matchPending(action)) signingOut = true;
    if (signOut.matchRejected(action) || sessionBegun.match(action)) signingOut = false;
    const { payload, meta } = action as Rejected;
    const { endpointName = '' } = meta?.arg ?? {};
    const isRefused = meta?.requestStatus === 'rejected' && isSignedOut(payload);
    if (isRefused && !signingOut && !signInEndpoints.includes(endpointName)) {
      const hadSession = getMe.select()(store.getState()).data !== undefined;
      if (hadSession) store.dispatch(sessionEnded());
    }
    return next(action);
  };
};

const logFailure: ApiEnvironment['log'] = (failure, request) => console.error('[api]', request, failure);

/**
 * Whether the office's server can be reached. Checked only while the browser reports no network, which is not reliable. At other
 * times each page reports its failed calls.
 */
const isReachable = async () => navigator.onLine || responds('/healthz');

/** The office's store. Pages show their own errors, so the store does not notify the user. */
export function createOfficeStore({ log = logFailure, ...environment }: Partial<ApiEnvironment> = {}) {
  const connection = watchConnection(isReachable);
  const extra: ApiEnvironment = {
    baseUrl: apiBasePath,
    notify: () => undefined,
    ...environment,
    log: (failure, request) => {
      log(failure, request);
      connection.check();
    },
  };
  const store = configureStore({
    reducer: { session: sessionReducer, [officeApi.reducerPath]: officeApi.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        // A busy machine exceeds the default of 32 ms with any state.
        immutableCheck: { warnAfter: 200 },
        serializableCheck: { warnAfter: 200 },
      }).concat(watchSession, officeApi.middleware),
  });
  followConnection(store.dispatch, connection);
  onNetworkHint(connection.check);
  return store;
}

export type OfficeStore = ReturnType<typeof createOfficeStore>;
export type OfficeState = ReturnType<OfficeStore['getState']>;

export const useOfficeDispatch = useDispatch.withTypes<OfficeStore['dispatch']>();
export const useOfficeSelector = useSelector.withTypes<OfficeState>();

/** Whether a mutation is running. The page may already show some of its results. */
export const useChanging = (): boolean =>
  useOfficeSelector((state) =>
    Object.values(state[officeApi.reducerPath].mutations).some((mutation) => mutation?.status === 'pending'),
  );
/** False while the browser reports no network and the office's server does not respond. */
export const useOnline = (): boolean => useOfficeSelector(({ officeApi: { config } }) => config.online);
