/** A point in the viewport, in CSS pixels from its top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys that do not type text, by their DOM names. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/**
 * The browser operations of a journey, with real input and independent of the automation protocol. Each window starts with an
 * empty profile.
 */
export interface BrowserWindow {
  /** Name and version of the browser. */
  readonly version: string;
  /** Sets the width and the maximum height of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Opens an address, and resolves with the load event. Rejects when nothing responds. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page, awaits promises, and resolves with its JSON value. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the pointer there, without pressing a button. */
  moveTo(point: Point): Promise<void>;
  /** Presses and releases the main button there. */
  pressAt(point: Point): Promise<void>;
  /** Types with the keyboard into the focused element. */
  type(text: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  /** Errors that pages threw, and errors and warnings of their consoles, since the window was opened. */
  consoleErrors(): Promise<readonly string[]>;
  /** A screenshot of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that tests open windows in. */
export interface Browser {
  openWindow(): Promise<BrowserWindow>;
  close(): Promise<void>;
}
