import { expect } from '@playwright/test';
import type { BrowserWindow } from './browser-window';
import type { Finder, Step, Target, TextMatch } from './page-finder';

declare const finder: Finder;

/** Evaluates a call in the page. Values and the result are JSON. */
export type Call = <Values extends readonly unknown[], Result>(
  work: (...values: Values) => Result | Promise<Result>,
  ...values: Values
) => Promise<Result>;

/** A text as in Playwright's locators: a case-insensitive substring, or a pattern. */
type Text = string | RegExp;

interface NameOptions {
  readonly name?: Text;
  /** Matches the whole name. */
  readonly exact?: boolean;
  readonly level?: number;
}

const matchOf = (text: Text, exact = false): TextMatch => {
  if (text instanceof RegExp) return { pattern: text.source };
  return exact ? { exact: text } : { part: text };
};

/** Retries while it rejects: a page may still change, or be about to navigate. */
async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await expect(async () => {
    result = await work();
  }).toPass({ timeout: 15_000 });
  return result as Result;
}

/**
 * Elements of a page, with the names of Playwright's locators. They are looked up on each use; reads and presses wait
 * until exactly one matches.
 */
export class Part {
  constructor(
    protected readonly window: BrowserWindow,
    readonly call: Call,
    private readonly steps: readonly Step[] = [],
  ) {}

  #inside(step: Step): Part {
    return new Part(this.window, this.call, [...this.steps, step]);
  }

  getByRole(role: string, { name, exact, level }: NameOptions = {}): Part {
    return this.#inside({ role, level, ...(name !== undefined && { name: matchOf(name, exact) }) });
  }
  getByLabel(text: Text): Part {
    return this.#inside({ label: matchOf(text) });
  }
  getByText(text: Text): Part {
    return this.#inside({ text: matchOf(text) });
  }
  getByTestId(testId: string): Part {
    return this.#inside({ testId });
  }
  /** The document of a frame of the shop's origin, by a CSS selector. */
  frame(selector: string): Part {
    return this.#inside({ frame: selector });
  }
  nth(at: number): Part {
    return this.#inside({ at });
  }
  first(): Part {
    return this.nth(0);
  }

  /** The current number of elements. */
  count(): Promise<number> {
    return retried(() => this.call((steps) => finder.find(steps).length, this.steps));
  }

  /** Whether an element is visible now. */
  isVisible(): Promise<boolean> {
    return retried(() =>
      this.call((steps) => finder.find(steps).some((element) => element.checkVisibility()), this.steps),
    );
  }

  text(): Promise<string> {
    return retried(() => this.call((steps) => finder.one(steps).textContent?.trim() ?? '', this.steps));
  }

  /** The value of a form field. */
  value(): Promise<string> {
    return retried(() => this.call((steps) => (finder.one(steps) as HTMLInputElement).value, this.steps));
  }

  attribute(name: string): Promise<string | null> {
    return retried(() => this.call((steps, key) => finder.one(steps).getAttribute(key), this.steps, name));
  }

  /** Whether the focus is on the element now. */
  isFocused(): Promise<boolean> {
    return retried(() => this.call((steps) => finder.one(steps) === document.activeElement, this.steps));
  }

  focus(): Promise<void> {
    return retried(() => this.call((steps) => (finder.one(steps) as HTMLElement).focus(), this.steps));
  }

  /** Scrolls the element to the centre, and resolves with the point to click once nothing covers it. */
  async #point() {
    const target = await retried(async () => {
      const found: Target = await this.call((steps) => finder.aim(steps), this.steps);
      if ('reason' in found) throw new Error(found.reason);
      return found;
    });
    return target.point;
  }

  async hover(): Promise<void> {
    await this.window.moveTo(await this.#point());
  }

  async press(): Promise<void> {
    await this.window.pressAt(await this.#point());
  }

  /** Clicks the field and replaces its content by typing. */
  async fill(text: string): Promise<void> {
    await this.press();
    await this.call((steps) => (finder.one(steps) as HTMLInputElement).select(), this.steps);
    await this.window.type(text);
  }

  /** Selects an option by its text. The open dropdown is drawn outside the page, so it cannot be clicked. */
  async choose(text: string): Promise<void> {
    await retried(() =>
      this.call(
        (steps, label) => {
          const list = finder.one(steps) as HTMLSelectElement;
          const option = [...list.options].find((each) => each.text === label);
          if (!option) throw new Error(`There is no option "${label}".`);
          list.value = option.value;
          for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
        },
        this.steps,
        text,
      ),
    );
  }
}
