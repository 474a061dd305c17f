import { afterEach, describe, expect, it, jest } from '@jest/globals';

afterEach(() => {
  document.body.replaceChildren();
});

describe('the modal dialog', () => {
  function page() {
    document.body.innerHTML =
      '<button id="open">Open</button><dialog><button id="first">Close</button></dialog>';
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    document.getElementById('open')?.focus();
    return dialog;
  }
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  const focused = () => document.activeElement?.id;

  it('takes the focus and returns it', () => {
    const dialog = page();
    const closed = jest.fn();
    dialog.addEventListener('close', closed);
    dialog.showModal();
    expect([dialog.open, focused()]).toEqual([true, 'first']);
    expect(() => dialog.showModal()).toThrow('already open');
    dialog.close('done');
    dialog.close();
    expect([dialog.open, focused(), dialog.returnValue]).toEqual([false, 'open', 'done']);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape, unless the page prevents it', () => {
    const dialog = page();
    const keepOpen = (event: Event) => event.preventDefault();
    dialog.addEventListener('cancel', keepOpen);
    dialog.showModal();
    press('Enter');
    press('Escape');
    expect(dialog.open).toBe(true);
    dialog.removeEventListener('cancel', keepOpen);
    press('Escape');
    expect(dialog.open).toBe(false);
  });
});

describe('media queries', () => {
  afterEach(() => {
    window.innerWidth = 1024;
  });

  it('match by width, and report a change', () => {
    const wide = matchMedia('(min-width: 1280px)');
    const changed = jest.fn<(event: MediaQueryListEvent) => void>();
    wide.addEventListener('change', changed);
    expect(wide.matches).toBe(false);
    expect(matchMedia('(min-width: 640px) and (max-width: 1279px)').matches).toBe(true);
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);

    window.dispatchEvent(new Event('resize'));
    expect(changed).not.toHaveBeenCalled();
    window.innerWidth = 1366;
    window.dispatchEvent(new Event('resize'));
    expect(wide.matches).toBe(true);
    expect(changed.mock.calls[0]?.[0].matches).toBe(true);
  });
});

describe('the intersection observer', () => {
  it('reports everything as visible', () => {
    const seen = jest.fn<IntersectionObserverCallback>();
    const observer = new IntersectionObserver(seen);
    observer.observe(document.body);
    expect(seen.mock.calls[0]?.[0]).toEqual([
      expect.objectContaining({ target: document.body, isIntersecting: true }),
    ]);
    observer.disconnect();
    observer.observe(document.body);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
