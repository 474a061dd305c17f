import { shop } from '@shop/config';
import { t } from '@shop/config/messages';
import {
  CaretLeftIcon,
  FacebookLogoIcon,
  InstagramLogoIcon,
  WhatsappLogoIcon,
  YoutubeLogoIcon,
} from '@shop/ui';
import styles from './social-bar.module.css';

const links = [
  { label: 'Facebook', href: shop.social.facebook, Icon: FacebookLogoIcon },
  { label: 'Instagram', href: shop.social.instagram, Icon: InstagramLogoIcon },
  { label: 'YouTube', href: shop.social.youtube, Icon: YoutubeLogoIcon },
  { label: 'WhatsApp', href: shop.social.whatsapp, Icon: WhatsappLogoIcon },
];

const listId = 'social';

/**
 * The fixed bar of social links at the right edge. On phones, whose margin is too narrow, a tab opens it as a native popover,
 * which works without a script and closes on Escape or a press outside.
 */
export function SocialBar() {
  return (
    <aside className={styles.bar} aria-label={t('Follow us')}>
      <button type="button" className={styles.unfold} popoverTarget={listId} aria-label={t('Social links')}>
        <CaretLeftIcon size={14} aria-hidden="true" />
      </button>
      <ul id={listId} popover="auto">
        {links.map(({ label, href, Icon }) => (
          <li key={label}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('{label} (opens in a new tab)', { label })}
            >
              <Icon size={22} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
