/** An animation that has a duration but does not paint. */
class BlindAnimation implements Pick<Animation, 'playState' | 'cancel'> {
  playState: AnimationPlayState = 'running';
  readonly finished: Promise<void>;
  cancel = (): void => undefined;

  constructor(duration: number) {
    this.finished = new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.playState = 'finished';
        resolve();
      }, duration);
      this.cancel = () => {
        clearTimeout(timer);
        this.playState = 'idle';
        reject(new DOMException('Cancelled', 'AbortError'));
      };
    });
  }
}

/** Installs `Element.animate`, which jsdom lacks. */
export function installAnimations(): void {
  const animate = (_keyframes: unknown, { duration }: { readonly duration: number }) =>
    new BlindAnimation(duration);
  Object.assign(Element.prototype, { animate });
}
