import { sanitiseHtml } from './sanitise';

/** More than the shop has long texts. */
const ALLOWED_TAGS = 400;

const shown = new Map<string, string>();

/**
 * Stored HTML as it may be shown. It was sanitised when it was written; whatever changed it in the database since, or
 * wrote it under older rules, is not trusted more than a shopper. Each text is gone through once.
 */
export function showHtml(stored: string): string {
  const known = shown.get(stored);
  if (known !== undefined) return known;
  const html = sanitiseHtml(stored);
  if (shown.size >= ALLOWED_TAGS) shown.clear();
  shown.set(stored, html);
  return html;
}
