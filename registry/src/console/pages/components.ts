import type { AuditRow, Change } from '@shop/contracts/registry';
import { agoText, istTime } from '../format';
import { markup, type Markup, type Piece } from '../markup';
import type { RefusalText } from '../refusal-text';

/** A time for people: IST, and how long ago. */
export const timeOf = (iso: string, now: Date): Markup =>
  markup`<time datetime="${iso}">${istTime(iso)}</time> <span class="aside">${agoText(iso, now)}</span>`;

export const refusalNotice = ({ title, message, advice, details }: RefusalText): Markup => markup`
  <div class="notice bad" role="alert">
    <p><strong>${title}.</strong> ${message}</p>
    ${details.length > 1 && markup`<ul class="marked">${details.map((line) => markup`<li>${line}</li>`)}</ul>`}
    <p>${advice}</p>
  </div>`;

/** Who did something, marked where that is not a person. */
export const actorPiece = ({ actor, actorKind = 'person' }: Pick<AuditRow, 'actor' | 'actorKind'>): Piece =>
  actorKind === 'person' ? actor : markup`${actor} <span class="mark-cold">${actorKind}</span>`;

export const emptyText = (text: string): Markup => markup`<p class="empty">${text}</p>`;

/** URL of a change form, with its fields in the query. */
export const changeAddress = (fields: Readonly<Record<string, string>>): string =>
  `/ops/change?${new URLSearchParams(fields).toString()}`;

export const changeLink = (fields: Readonly<Record<string, string>>, words: Piece, kind = 'action'): Markup =>
  markup`<a class="${kind}" href="${changeAddress(fields)}">${words}</a>`;

/** One side of a change, as text. */
export const sideText = ({ field }: Change, value: string | null): string => {
  if (field === 'killed') return value === 'true' ? 'yes' : 'no';
  return value ?? 'none';
};

interface Column<T> {
  readonly name: string;
  readonly cell: (row: T) => Piece;
}

/** A table; the first column names the row. On a narrow screen each row is a block that repeats the columns' names. */
export function table<T>(caption: Piece, columns: readonly Column<T>[], rows: readonly T[]): Markup {
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

/** A link to older entries, where there are any. */
export const olderLink = (address: string, next: number | null): Piece =>
  next !== null && markup`<p class="pages"><a href="${address}?before=${next}">Older entries</a></p>`;
