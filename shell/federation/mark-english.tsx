import { shop } from '@shop/config';
import type { RouteModule } from '@shop/contracts';
import type { ComponentType } from 'react';
import { isUntranslated } from './page-messages';

const marked = new WeakMap<ComponentType, ComponentType>();

/**
 * The component of a remote's module. On a page in another language, texts of a remote without messages are marked as English.
 */
export function pageComponent(remote: string, { Component }: Pick<RouteModule, 'Component'>): ComponentType {
  if (!isUntranslated(remote)) return Component;
  const known = marked.get(Component);
  if (known) return known;
  function English() {
    return (
      <div lang={shop.language} style={{ display: 'contents' }}>
        <Component />
      </div>
    );
  }
  marked.set(Component, English);
  return English;
}
