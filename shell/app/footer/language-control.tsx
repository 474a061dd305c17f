import { pageLanguage, shop } from '@shop/config';
import { inLanguage, type LanguageCode, languages } from '@shop/config/languages';
import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { OfferedLanguages } from '../language/offered-languages';
import { rememberLanguage } from '../language/remembered-language';
import styles from './footer.module.css';

interface OtherProps {
  /** Null for English. */
  readonly language: LanguageCode | null;
  readonly name: string;
}

/** A link to this page in another language, which is another document. It does not need scripts. */
function Other({ language, name }: OtherProps) {
  const { pathname, search } = useLocation();
  const code = language ?? shop.language;
  return (
    <a
      href={inLanguage(language, pathname + search)}
      lang={code}
      hrefLang={code}
      onClick={() => rememberLanguage(language)}
    >
      {name}
    </a>
  );
}

/** The language of the page, with links to the others if the shop offers several. */
export function LanguageControl() {
  const offered = useContext(OfferedLanguages);
  if (offered.length === 0) return <p lang="en">Language: English</p>;
  const here = pageLanguage()?.code;
  return (
    <p className={styles.languages}>
      {here === 'hi' ? <span lang="hi">भाषा: हिन्दी</span> : <span lang="en">Language: English</span>}
      {here !== undefined && <Other language={null} name="English" />}
      {offered
        .filter((code) => code !== here)
        .map((code) => (
          <Other key={code} language={code} name={languages[code].name} />
        ))}
    </p>
  );
}
