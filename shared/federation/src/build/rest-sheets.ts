import path from 'node:path';

/**
 * Style sheets of the shell that few pages need at first. They are in a separate file: a document contains only the
 * rules that its markup uses, and the page fetches the file before hydration.
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
