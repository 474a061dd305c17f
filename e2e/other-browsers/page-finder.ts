import type * as TestingLibrary from '@testing-library/dom';
import type { Point } from './browser-window';

/** A text to match, exactly or as a part. */
export type TextMatch = { readonly exact: string } | { readonly part: string } | { readonly pattern: string };

/** One step of a query, from the document or an element to its descendants. */
export type Step =
  | { readonly role: string; readonly name?: TextMatch; readonly level?: number }
  | { readonly label: TextMatch }
  | { readonly text: TextMatch }
  | { readonly testId: string }
  | { readonly selector: string }
  /** Enters the document of a same-origin frame. */
  | { readonly frame: string }
  | { readonly at: number };

/** Where an element can be clicked, or why it cannot be yet. */
export type Target = { readonly point: Point } | { readonly reason: string };

/** The object that `installFinder` adds to a page. */
export interface Finder {
  find(steps: readonly Step[]): readonly Element[];
  one(steps: readonly Step[]): Element;
  /** Scrolls the element to the centre of the window, and resolves when it is stable and not covered. */
  aim(steps: readonly Step[]): Promise<Target>;
}

/** Adds `window.finder` to a page. It runs in the page, so it must not use outer variables except Testing Library's global. */
export function installFinder(): void {
  const library = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary }).TestingLibraryDom;

  const matcherOf = (text: TextMatch) => {
    if ('exact' in text) return text.exact;
    return 'pattern' in text
      ? new RegExp(text.pattern)
      : new RegExp(text.part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i');
  };

  const inside = (parent: HTMLElement, step: Exclude<Step, { at: number }>): Element[] => {
    if ('role' in step) {
      const { role, name, level } = step;
      return library.queryAllByRole(parent, role, { ...(name && { name: matcherOf(name) }), level });
    }
    if ('label' in step) return library.queryAllByLabelText(parent, matcherOf(step.label));
    if ('text' in step) return library.queryAllByText(parent, matcherOf(step.text));
    if ('testId' in step) return library.queryAllByTestId(parent, step.testId);
    if ('selector' in step) return [...parent.querySelectorAll(step.selector)];
    return [...parent.querySelectorAll<HTMLIFrameElement>(step.frame)].flatMap(
      ({ contentDocument }) => contentDocument?.body ?? [],
    );
  };

  const find = (steps: readonly Step[]): readonly Element[] => {
    let found: Element[] = [document.body];
    for (const step of steps) {
      if ('at' in step) found = found.slice(step.at).slice(0, 1);
      else found = [...new Set(found.flatMap((parent) => inside(parent as HTMLElement, step)))];
    }
    return found;
  };

  const one = (steps: readonly Step[]): Element => {
    const [element, ...others] = find(steps);
    if (!element) throw new Error('nothing matches');
    if (others.length > 0) throw new Error(`${others.length + 1} elements match`);
    return element;
  };

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const aim = async (steps: readonly Step[]): Promise<Target> => {
    const element = one(steps);
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    await nextFrame();
    const before = element.getBoundingClientRect();
    await nextFrame();
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return { reason: 'it is not visible' };
    if (before.left !== left || before.top !== top) return { reason: 'it moves' };
    if (element.matches(':disabled')) return { reason: 'it is disabled' };
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = element.ownerDocument.elementFromPoint(point.x, point.y);
    const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    if (!isHit) return { reason: `${hit?.outerHTML.slice(0, 120) ?? 'nothing'} is in front of it` };
    const frame = element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
    return { point: { x: point.x + (frame?.left ?? 0), y: point.y + (frame?.top ?? 0) } };
  };

  Object.assign(globalThis, { finder: { find, one, aim } satisfies Finder });
}
