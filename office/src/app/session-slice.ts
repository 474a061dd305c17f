import { createSlice } from '@reduxjs/toolkit';

/** Whether a session ended while somebody worked, which the sign-in page explains. */
const slice = createSlice({
  name: 'session',
  initialState: { ended: false },
  reducers: {
    sessionEnded: (state) => void (state.ended = true),
    sessionBegun: (state) => void (state.ended = false),
  },
});

export const { sessionBegun, sessionEnded } = slice.actions;
export const sessionReducer = slice.reducer;
