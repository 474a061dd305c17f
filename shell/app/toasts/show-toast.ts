import { lazy } from '../../paint/lazy';
import type * as toastArea from './toast-area';

type ToastCode = typeof toastArea;

/** A way to show a toast, given the library's `toast`. */
export type ShowToast = (toast: ToastCode['toast']) => void;

/** The library and its area, lazy: most page views see no toast. */
export const toastCode = lazy<ToastCode>(() => import(/* webpackChunkName: "toasts" */ './toast-area'));

const waiting: ShowToast[] = [];

/** Shows a toast. The first one waits for the library; when that fails to load, all wait for the next attempt. */
export function showToast(show: ShowToast): void {
  const code = toastCode.arrived();
  if (code) return show(code.toast);
  waiting.push(show);
  toastCode.load().then(
    ({ toast }) => waiting.splice(0).forEach((next) => next(toast)),
    (error: unknown) => console.info('[toasts] Not shown yet:', error),
  );
}
