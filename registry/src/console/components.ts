import type { Artifact } from '@shop/contracts';
import type { AuditRow, Change } from '@shop/contracts/registry';
import { agoText, istTime } from './format';
import type { Frame } from './frame';
import { markup, type Child, type Markup } from './markup';
import type { RefusalText } from './refusal-text';

type Values = Readonly<Record<string, string>>;

/** A time in IST, which the console's script converts to the user's time zone. */
export const timeText = (iso: string): Markup => markup`<time datetime="${iso}">${istTime(iso)}</time>`;

/** A time, followed by how long ago it was. */
export const timeOf = (iso: string, now: Date): Markup =>
  markup`${timeText(iso)} <span class="aside">${agoText(iso, now)}</span>`;

/** The time and the actor of an action. */
export const timeBy = (iso: string, actor: string, now: Date): Markup =>
  markup`${timeOf(iso, now)} <span class="aside">by ${actor}</span>`;

export const code = (text: string): Markup => markup`<span class="code">${text}</span>`;

/** A state as a coloured badge with text. */
export const mark = (kind: 'good' | 'fair' | 'bad' | 'cold', text: Child): Markup =>
  markup`<span class="mark-${kind}">${text}</span>`;

/** Text for screen readers that distinguishes links and buttons with the same label. */
export const hiddenText = (text: string): Markup => markup`<span class="hidden"> ${text}</span>`;

export const refusalNotice = ({ title, message, advice, details }: RefusalText): Markup => markup`
  <div class="notice bad" role="alert">
    <p><strong>${title}.</strong> ${message}</p>
    ${details.length > 1 && markedList(details)}
    <p>${advice}</p>
  </div>`;

export const markedList = (lines: readonly Child[]): Markup =>
  markup`<ul class="marked">${lines.map((line) => markup`<li>${line}</li>`)}</ul>`;

/** The name of an actor, marked if it is not a person. */
export const actorText = ({ actor, actorKind = 'person' }: Pick<AuditRow, 'actor' | 'actorKind'>): Child =>
  actorKind === 'person' ? actor : markup`${actor} ${mark('cold', actorKind)}`;

export const emptyText = (text: string): Markup => markup`<p class="empty">${text}</p>`;

export const remotePath = (remote: string): string => `/remotes/${encodeURIComponent(remote)}`;

export const versionPath = ({ remote, version }: { remote: string; version: string }): string =>
  `${remotePath(remote)}/versions/${encodeURIComponent(version)}`;

/** The total size of a version's files. */
export const bytesOf = ({ files }: Pick<Artifact, 'files'>): number =>
  files.reduce((sum, { size }) => sum + size, 0);

/** A link back to the remote from a page about one of its parts. */
export const remoteLink = ({ href }: Frame, remote: string): Markup =>
  markup`<p><a href="${href(remotePath(remote))}">Back to ${remote}</a></p>`;

/** A link to the form of a change, with its fields in the query. */
export const changeLink = ({ href }: Frame, fields: Values, text: Child, kind = 'action'): Markup =>
  markup`<a class="${kind}" href="${href(`/change?${new URLSearchParams(fields).toString()}`)}">${text}</a>`;

/** One side of a change, as text. */
export const sideText = ({ field }: Change, value: string | null): string => {
  if (field === 'killed') return value === 'true' ? 'yes' : 'no';
  return value ?? (field === 'flag' ? 'default' : 'none');
};

interface Column<T> {
  readonly name: string;
  readonly cell: (row: T) => Child;
}

/** A table whose first column is the row header. On narrow screens each row becomes a block with the column names. */
export function table<T>(caption: Child, columns: readonly Column<T>[], rows: readonly T[]): Markup {
  return markup`<table class="ledger">
<caption>${caption}</caption>
<thead><tr>${columns.map(({ name }) => markup`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      markup`<tr>${columns.map(({ name, cell }, at) =>
        at === 0
          ? markup`<th scope="row">${cell(row)}</th>`
          : markup`<td data-name="${name}"><div>${cell(row)}</div></td>`,
      )}</tr>`,
  )}</tbody>
</table>`;
}

/** A link to older entries, if there are any; `search` is the query of a filter. */
export const olderLink = (address: string, next: number | null, search = ''): Child =>
  next !== null &&
  markup`<p><a href="${address}?before=${next}${search && `&${search}`}">Older entries</a></p>`;

export const hiddenFields = (fields: Values): Child =>
  Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  );

interface Field {
  readonly name: string;
  readonly label: Child;
  readonly value?: string | undefined;
  /** Defaults to the name. Must be unique on a page with several forms. */
  readonly id?: string;
  readonly help?: Child;
  readonly attributes?: Child;
}

/** A text field with its label and help. */
export function field({ name, label, value = '', id = name, help, attributes }: Field): Markup {
  return markup`<p><label for="${id}">${label}</label> <input id="${id}" name="${name}" value="${value}" autocomplete="off"${help && markup` aria-describedby="${id}-help"`}${attributes && [' ', attributes]}></p>
    ${help && markup`<p class="help" id="${id}-help">${help}</p>`}`;
}

/** Attributes of a field for an identifier. */
export const nameAttributes = markup`required autocapitalize="none" spellcheck="false"`;

/** The required reason for a change, shown in the history and the audit log. */
export const reasonField = (value?: string, id = 'reason'): Markup =>
  field({
    name: 'reason',
    id,
    label: 'Reason (for the audit log)',
    value,
    attributes: markup`required maxlength="500"`,
  });

export function selectField(
  { name, label, value, id = name }: Field,
  options: readonly (readonly [value: string, text: string])[],
): Markup {
  return markup`<p><label for="${id}">${label}</label> <select id="${id}" name="${name}">${options.map(
    ([option, text]) =>
      markup`<option value="${option}"${option === value && markup` selected`}>${text}</option>`,
  )}</select></p>`;
}

export function checkField(name: string, label: Child, isChecked = false, id = name): Markup {
  return markup`<p class="check"><input type="checkbox" id="${id}" name="${name}"${isChecked && markup` checked`}> <label for="${id}">${label}</label></p>`;
}
