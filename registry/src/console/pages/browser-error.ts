import type { ErrorWithSources } from '@shop/contracts/registry';
import { markup, type Markup, type Piece } from '../markup';
import { documentOf, type Frame } from './layout';
import { emptyText, timeOf } from './components';
import { versionAddress } from './signature-piece';

type StackFrame = ErrorWithSources['frames'][number];

/** The page of an error of a version. */
export const thrownAddress = (remote: string, { version, id }: { version: string; id: string }): string =>
  `/ops/remotes/${encodeURIComponent(remote)}/errors/${encodeURIComponent(version)}/${encodeURIComponent(id)}`;

const sourceLines = ({ around, line }: StackFrame): Piece =>
  around.length > 0 &&
  markup`<pre class="source" tabindex="0" aria-label="Lines around ${line}"><code>${around.map((one) =>
    one.line === line
      ? markup`<mark><span class="number">${one.line}</span> ${one.text}</mark>\n`
      : markup`<span class="number">${one.line}</span> ${one.text}\n`,
  )}</code></pre>`;

/** A frame in the sources, with the lines around it; as the browser wrote it where no source map has it. */
const frameItem = (frame: StackFrame): Markup =>
  frame.source === null
    ? markup`<li><span class="code">${frame.text}</span></li>`
    : markup`<li><strong>${frame.name ?? 'a function without a name'}</strong>
        <span class="code">${frame.source}:${frame.line}:${frame.column}</span>${sourceLines(frame)}</li>`;

function framesPiece({ frames, stack }: ErrorWithSources): Markup {
  if (stack === '') return emptyText('The browser wrote no stack.');
  const isMapped = frames.some(({ source }) => source !== null);
  return markup`${
    isMapped
      ? markup`<ol class="frames">${frames.map(frameItem)}</ol>`
      : emptyText('There are no source maps of these scripts: this is the stack as the browser wrote it.')
  }
    ${isMapped ? markup`<details><summary>As the browser wrote it</summary><pre class="code">${stack}</pre></details>` : markup`<pre class="code" tabindex="0" aria-label="Stack">${stack}</pre>`}`;
}

/** One error of a version: what it says, how often, and where in the sources it was thrown. */
export function thrownPage(frame: Frame, error: ErrorWithSources): Markup {
  const { remote, version, message, count, firstSeen, lastSeen } = error;
  return documentOf(frame, {
    title: `An error of ${remote}`,
    place: '/ops',
    content: markup`
      <p class="lead thrown">${message}</p>
      <section><dl class="facts">
        <div><dt>Version</dt><dd class="code">${remote}@${version}</dd></div>
        <div><dt>Pages</dt><dd>${count}</dd></div>
        <div><dt>Last seen</dt><dd>${timeOf(lastSeen, frame.now)}</dd></div>
        <div><dt>First seen</dt><dd>${timeOf(firstSeen, frame.now)}</dd></div>
      </dl></section>
      <section><h2>Where it was thrown</h2>${framesPiece(error)}</section>
      <p class="actions"><a class="action" href="/ops/remotes/${remote}">All of ${remote}</a> <a class="action" href="${versionAddress({ remote, version })}">Where ${version} comes from</a></p>`,
  });
}
