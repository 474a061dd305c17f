import type { SourceState } from '@shop/contracts/registry';
import { markup, type Piece } from '../markup';

/** Whether the registry refuses a change unless the source of the environment is overruled. */
export const isHeldBySource = (source: SourceState | null | undefined): boolean =>
  source !== null && source !== undefined && source.held.length > 0;

/** What the source of an environment says of a change; nothing without a source. */
export const sourcePiece = (source: SourceState | null): Piece =>
  source &&
  markup`<section><h2>From ${source.env}</h2>
    ${
      isHeldBySource(source)
        ? markup`<div class="notice bad"><p><strong>Not yet.</strong> The registry will refuse this unless you overrule it below:</p>
          <ul class="marked">${source.held.map(({ message }) => markup`<li>${message}</li>`)}</ul></div>`
        : markup`<p class="notice good"><strong>Passed.</strong> These versions were live in ${source.env}.</p>`
    }</section>`;
