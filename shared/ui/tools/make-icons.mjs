// Writes src/icons.ts anew from the installed Phosphor icons: run it after a change of this list or of their version.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { outlinesOf } from './outlines.mjs';

/** Icons of the shop. Those after the bar also come filled. */
const names = `
  ArrowLeft ArrowRight ArrowSquareOut Calendar CaretDown CaretLeft CaretRight CaretUp ChatCircle Check CheckCircle Clock
  CreditCard CurrencyInr Envelope EnvelopeOpen EnvelopeSimple Eye FacebookLogo Gift Handshake HandPointing Headset Image Info
  InstagramLogo Leaf List LockSimple MagnifyingGlass MagnifyingGlassPlus Mailbox MapPin Minus Notebook Package Palette
  Pause PencilSimple PenNib Phone Play Plus Quotes Receipt Scissors SealCheck ShieldCheck ShoppingBag SignOut Stamp Sticker
  Tag TelegramLogo ThumbsUp Trash Truck User Warning WarningCircle WhatsappLogo X YoutubeLogo | Heart Star
`;

const [outlined = [], alsoFilled = []] = names.split('|').map((part) => part.trim().split(/\s+/));
const literal = (outline) => `'${outline}'`;

const lines = await Promise.all(
  [...outlined, ...alsoFilled].sort().map(async (name) => {
    const { regular, fill } = await outlinesOf(name);
    const outlines = alsoFilled.includes(name) ? [regular, fill] : [regular];
    return `export const ${name}Icon = /* @__PURE__ */ icon(${outlines.map(literal).join(', ')});`;
  }),
);

const source = [
  '// Written by tools/make-icons.mjs from @phosphor-icons/react (MIT). The package itself carries six weights an icon,',
  '// of which the shop uses one, so its components would weigh five times as much.',
  "import { icon } from './icon';",
  '',
  ...lines,
  '',
].join('\n');

const target = fileURLToPath(new URL('../src/icons.ts', import.meta.url));
writeFileSync(target, source);
execFileSync('npx', ['prettier', '--write', target], { stdio: 'ignore' });
