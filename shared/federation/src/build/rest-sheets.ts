import path from 'node:path';

/**
 * Style sheets of the shell that most pages hardly need at first. They are a separate file: a document
 * contains only those rules that its markup uses, and the page fetches the file before it is hydrated.
 */
export const restSheets: ReadonlySet<string> = new Set([
  'accordion',
  'account-link',
  'alert-dialog',
  'badge',
  'breadcrumb',
  'carousel',
  'carousel-steps',
  'discount-tag',
  'empty-state',
  'error-summary',
  'eyebrow',
  'field',
  'fragment-unavailable',
  'icon-button',
  'main-nav',
  'motifs',
  'offline-notice',
  'page-heading',
  'page-notice',
  'pagination',
  'panel-loading',
  'placeholders',
  'preview-badge',
  'price',
  'quantity-stepper',
  'return-to-sender',
  'search-menu',
  'section-heading',
  'side-panel',
  'skeleton',
  'spinner',
]);

export const isRestSheet = (file: string): boolean => restSheets.has(path.basename(file, '.module.css'));
