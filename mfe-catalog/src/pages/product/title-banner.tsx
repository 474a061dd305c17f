import { markLanguage } from '@shop/ui/mark-language';
import styles from './title-banner.module.css';

interface TitleBannerProps {
  readonly title: string;
  readonly code: string | null;
}

/** The band that carries a product's name. */
export function TitleBanner({ title, code }: TitleBannerProps) {
  return (
    <div className={styles.banner}>
      {code && <p className={styles.code}>{code}</p>}
      <h1 data-testid="product-title">{markLanguage(title)}</h1>
    </div>
  );
}
