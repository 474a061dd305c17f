import type { Assignment } from '@shop/contracts';
import type { ListedArtifact, RolledBack } from '@shop/contracts/registry';
import { emptyText, field, hiddenText, remotePath, selectField } from '../components';
import type { ConsoleRequest } from '../console-request';
import type { Frame } from '../frame';
import { markup, type Child, type Markup } from '../markup';

const pageSize = 20;

const shown = [
  ['', 'All versions'],
  ['used', 'In use'],
  ['unused', 'Not in use'],
  ['rolled-back', 'Rolled back'],
] as const;

/** The versions that a remote's page lists, as selected in its URL. */
export interface VersionFilter {
  /** Part of a version, a commit or a publisher. */
  readonly search: string;
  readonly show: string;
  /** From 1. */
  readonly page: number;
}

export const filterOf = ({ search = '', show = '', page }: ConsoleRequest['query']): VersionFilter => ({
  search: search.trim(),
  show,
  page: Math.max(1, Math.floor(Number(page)) || 1),
});

interface Known {
  readonly assignment: Assignment | undefined;
  /** Rolled-back versions of the remote. */
  readonly rolledBack: readonly RolledBack[];
}

/** Position in the list: the live version first, then the other ones in use. */
function rankOf(version: string, assignment: Assignment | undefined): number {
  const { stable, canary, lastKnownGood, previews = [] } = assignment ?? {};
  const used = [stable, canary?.version, lastKnownGood, ...previews];
  const at = used.indexOf(version);
  return at === -1 ? Infinity : at;
}

/** A page of the versions that match; versions in use first, then newest first. */
export interface VersionPage {
  readonly items: readonly ListedArtifact[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** Selects versions. `versions` lists all of a remote, newest first. */
export function pickVersions(
  versions: readonly ListedArtifact[],
  { assignment, rolledBack }: Known,
  { search, show, page: wanted }: VersionFilter,
): VersionPage {
  const part = search.toLowerCase();
  const isUsed = ({ version }: ListedArtifact) => rankOf(version, assignment) < Infinity;
  const isShown = (one: ListedArtifact) => {
    if (show === 'used') return isUsed(one);
    if (show === 'unused') return !isUsed(one);
    return show !== 'rolled-back' || rolledBack.some(({ version }) => version === one.version);
  };
  const matches = ({ version, git, publishedBy }: ListedArtifact) =>
    [version, git ?? '', publishedBy].some((text) => text.toLowerCase().includes(part));
  // Sorting is stable, so equal ranks stay newest first. The difference of two infinities is not a number.
  const found = versions
    .filter((one) => isShown(one) && matches(one))
    .toSorted((one, other) => rankOf(one.version, assignment) - rankOf(other.version, assignment) || 0);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(wanted, pages);
  return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pages };
}

/** The search form, for a remote with more versions than fit on a page. */
export const filterForm = ({ href }: Frame, remote: string, all: number, filter: VersionFilter): Child =>
  all > pageSize &&
  markup`<form class="slip inline" action="${href(remotePath(remote))}#versions" role="search">
    ${field({ name: 'search', label: 'Version, commit or publisher', value: filter.search, attributes: markup`type="search" spellcheck="false"` })}
    ${selectField({ name: 'show', label: 'Show', value: filter.show }, shown)}
    <p><button class="quiet">Search</button></p>
  </form>`;

/** The number of versions found, and links to the neighbouring pages. */
export function pagesOf({ href }: Frame, remote: string, found: VersionPage, filter: VersionFilter): Child {
  const { total, page, pages } = found;
  const { search, show } = filter;
  if (total === 0) return emptyText('No versions match.');
  if (pages === 1) return null;
  const linkTo = (to: number, text: string): Markup => {
    const query = new URLSearchParams({ ...(search && { search }), ...(show && { show }), page: String(to) });
    return markup`<a class="action" href="${href(`${remotePath(remote)}?${query.toString()}`)}#versions">${text}${hiddenText('versions')}</a>`;
  };
  return markup`<nav class="actions" aria-label="Version pages"><span>Page ${page} of ${pages}, ${total} versions</span>
    ${page > 1 && linkTo(page - 1, 'Previous')} ${page < pages && linkTo(page + 1, 'Next')}</nav>`;
}
