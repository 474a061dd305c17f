import { shop } from '@shop/config';
import { FacebookLogoIcon, InstagramLogoIcon, WhatsappLogoIcon, YoutubeLogoIcon } from '@shop/ui';
import styles from './social-bar.module.css';

const links = [
  { label: 'Facebook', href: shop.social.facebook, Icon: FacebookLogoIcon },
  { label: 'Instagram', href: shop.social.instagram, Icon: InstagramLogoIcon },
  { label: 'YouTube', href: shop.social.youtube, Icon: YoutubeLogoIcon },
  { label: 'WhatsApp', href: shop.social.whatsapp, Icon: WhatsappLogoIcon },
];

/** The fixed bar of social links at the right edge. */
export function SocialBar() {
  return (
    <aside className={styles.bar} aria-label="Follow us">
      <ul>
        {links.map(({ label, href, Icon }) => (
          <li key={label}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${label} (opens in a new tab)`}
            >
              <Icon size={22} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
