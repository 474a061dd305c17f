import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@shop/contracts';

/** Who is signed in. Until the verify call has returned, `known` is false. */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly known: boolean;
}

interface WithSession {
  readonly session: SessionState;
}

const initialState: SessionState = { user: null, known: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionVerified(state, { payload: user }: PayloadAction<SessionUser | null>) {
      state.user = user;
      state.known = true;
    },
    sessionEnded(state) {
      state.user = null;
      state.known = true;
    },
  },
});

export const { sessionVerified, sessionEnded } = sessionSlice.actions;

export const selectSessionUser = (state: WithSession) => state.session.user;
export const selectSessionKnown = (state: WithSession) => state.session.known;
