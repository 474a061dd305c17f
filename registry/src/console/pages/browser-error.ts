import type { ErrorsOfRemote, ErrorWithSources } from '@shop/contracts/registry';
import { code, emptyText, remotePath, table, timeOf, versionPath } from '../components';
import type { Frame } from '../frame';
import { documentOf } from '../layout';
import { markup, type Child, type Markup } from '../markup';
import type { Screens } from '../screens';

type ListedError = ErrorsOfRemote['items'][number];

/** Errors that versions threw in shoppers' browsers. */
export function browserErrorScreen({ page }: Screens): void {
  page('/remotes/:remote/errors/:version/:id', async (context) => {
    const { remote, version, id } = context.params;
    const path = [remote, version, id].map(encodeURIComponent).join('/');
    const { calls } = context;
    return errorDetails(context, await calls.get<ErrorWithSources>(`${calls.envPath}/errors/${path}`));
  });
}

/** Errors of a remote's versions, latest first, each with a link to its page. */
export function errorsTable({ href, now }: Frame, remote: string, items: readonly ListedError[]): Markup {
  if (items.length === 0) return emptyText('No errors have been reported in the last 7 days.');
  const pathOf = ({ version, id }: ListedError) =>
    `${remotePath(remote)}/errors/${encodeURIComponent(version)}/${encodeURIComponent(id)}`;
  return table<ListedError>(
    `Browser errors in ${remote}, last 7 days`,
    [
      { name: 'Error', cell: (one) => markup`<a href="${href(pathOf(one))}">${one.message}</a>` },
      { name: 'Version', cell: ({ version }) => code(version) },
      { name: 'Page views', cell: ({ count }) => String(count) },
      { name: 'Last seen', cell: ({ lastSeen }) => timeOf(lastSeen, now) },
      { name: 'First seen', cell: ({ firstSeen }) => timeOf(firstSeen, now) },
    ],
    items,
  );
}

/** One error: its message, number of occurrences and source location. */
function errorDetails(frame: Frame, error: ErrorWithSources): Markup {
  const { remote, version, message, count, firstSeen, lastSeen } = error;
  const { href, now } = frame;
  return documentOf(frame, {
    title: `Error in ${remote}`,
    place: '',
    content: markup`
      <p class="lead thrown">${message}</p>
      <section><dl class="facts">
        <div><dt>Version</dt><dd class="code">${remote}@${version}</dd></div>
        <div><dt>Page views</dt><dd>${count}</dd></div>
        <div><dt>Last seen</dt><dd>${timeOf(lastSeen, now)}</dd></div>
        <div><dt>First seen</dt><dd>${timeOf(firstSeen, now)}</dd></div>
      </dl></section>
      <section><h2>Stack trace</h2>${stackTrace(error)}</section>
      <p class="actions"><a class="action" href="${href(remotePath(remote))}">Back to ${remote}</a> <a class="action" href="${href(versionPath({ remote, version }))}">Details of ${version}</a></p>`,
  });
}

function stackTrace({ frames, stack }: ErrorWithSources): Markup {
  if (stack === '') return emptyText('The browser did not report a stack trace.');
  const isMapped = frames.some(({ source }) => source !== null);
  if (!isMapped)
    return markup`${emptyText('These scripts have no source maps. This is the stack trace from the browser.')}
    <pre class="code" tabindex="0" aria-label="Stack trace">${stack}</pre>`;
  return markup`<ol class="frames">${frames.map(frameItem)}</ol>
    <details><summary>Stack trace from the browser</summary><pre class="code">${stack}</pre></details>`;
}

type StackFrame = ErrorWithSources['frames'][number];

/** A stack frame with the surrounding source lines, or the browser's text without a source map. */
const frameItem = (frame: StackFrame): Markup =>
  frame.source === null
    ? markup`<li>${code(frame.text)}</li>`
    : markup`<li><strong>${frame.name ?? '(anonymous function)'}</strong>
        <span class="code">${frame.source}:${frame.line}:${frame.column}</span>${sourceLines(frame)}</li>`;

const sourceLines = ({ around, line }: StackFrame): Child =>
  around.length > 0 &&
  markup`<pre class="source" tabindex="0" aria-label="Lines around ${line}"><code>${around.map((one) =>
    one.line === line
      ? markup`<mark><span class="number">${one.line}</span> ${one.text}</mark>\n`
      : markup`<span class="number">${one.line}</span> ${one.text}\n`,
  )}</code></pre>`;
