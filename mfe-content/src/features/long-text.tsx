import { slugify } from '@shop/config';
import longText from '@shop/tokens/long-text.module.css';
import { classNames, SafeHtml } from '@shop/ui';
import { useMemo } from 'react';
import { t } from '../messages';
import { Band } from './band';
import { LinesPlaceholder } from './lines-placeholder';
import contents from './contents.module.css';
import { plainText } from './plain-text';

interface TextSection {
  readonly id: string;
  readonly title: string;
}

/** Prefix of section ids, which keeps them apart from other ids on the page. */
const prefix = 'part-';

/**
 * Adds ids to the main headings (h2) of a text, and lists them. The same HTML gets the same ids on the server
 * and in the browser; repeated titles are numbered.
 */
export function anchored(html: string): { readonly html: string; readonly sections: readonly TextSection[] } {
  const sections: TextSection[] = [];
  const withIds = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (heading, inner: string) => {
    const title = plainText(inner);
    if (!title) return heading;
    const slug = prefix + (slugify(title) || 'text');
    const earlier = sections.filter(({ id }) => id === slug || id.startsWith(`${slug}--`)).length;
    const id = earlier === 0 ? slug : `${slug}--${earlier + 1}`;
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: withIds, sections };
}

/** The table of contents: a link to each section. */
function Contents({ sections }: { readonly sections: readonly TextSection[] }) {
  return (
    <nav aria-labelledby="on-this-page" className={contents.contents}>
      <h2 id="on-this-page" className={contents.title}>
        {t('On this page')}
      </h2>
      <ol className={contents.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface LongTextProps {
  /** HTML from the shop; undefined while it is loading. */
  readonly html: string | undefined;
  /** Class of the text element. */
  readonly className?: string;
}

/** Shorter texts have no table of contents. */
const minSections = 4;

/** A long text such as a policy, in lines of about 68 characters, with a table of contents on the side. */
export function LongText({ html, className }: LongTextProps) {
  const text = useMemo(() => anchored(html ?? ''), [html]);
  if (html === undefined) {
    return (
      <Band width="reading">
        <LinesPlaceholder />
      </Band>
    );
  }
  return (
    <Band width="reading">
      <div className={longText.columns}>
        {text.sections.length >= minSections && <Contents sections={text.sections} />}
        <SafeHtml html={text.html} className={classNames(longText.text, className)} />
      </div>
    </Band>
  );
}
