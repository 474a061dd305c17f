// Generates icons.ts, icon-art/outlines.ts and icon-art/sprite.svg in src/primitives from the installed Phosphor icons and
// brand marks. Run it after changing these lists or the icons' versions.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markOf, outlinesOf } from './outlines.mjs';

/** Icons of the shop. Those after the bar also have a filled variant. */
const names = `
  ArrowLeft ArrowRight ArrowSquareOut Calendar CaretDown CaretLeft CaretRight CaretUp ChatCircle Check CheckCircle Clock
  CreditCard CurrencyInr Envelope EnvelopeOpen EnvelopeSimple Eye FacebookLogo Gift Handshake HandPointing Headset Image Info
  InstagramLogo Leaf List LockSimple MagnifyingGlass MagnifyingGlassPlus Mailbox MapPin Minus Notebook Package Palette
  Pause PencilSimple PenNib Phone Play Plus Quotes Receipt Scissors SealCheck ShieldCheck ShoppingBag SignOut Stamp Sticker
  Tag TelegramLogo ThumbsUp Trash Truck User Warning WarningCircle WhatsappLogo X YoutubeLogo | Heart Star
`;
const paymentMarks = ['Visa', 'Mastercard', 'Paypal'];

const [outlined = [], alsoFilled = []] = names.split('|').map((part) => part.trim().split(/\s+/));
const all = [...outlined, ...alsoFilled].sort();

const icons = all.flatMap((name) => {
  const { regular, fill } = outlinesOf(name);
  return [[name, regular], ...(alsoFilled.includes(name) ? [[`${name}Fill`, fill]] : [])];
});
const outlines = [...icons, ...paymentMarks.map((name) => [name, markOf(name)])];

const components = all.map((name) => {
  const args = alsoFilled.includes(name) ? [name, `${name}Fill`] : [name];
  return `export const ${name}Icon = /* @__PURE__ */ icon(${args.map((arg) => `'${arg}'`).join(', ')});`;
});

function write(file, lines) {
  const target = fileURLToPath(new URL(`../src/primitives/${file}`, import.meta.url));
  writeFileSync(target, `${lines.join('\n')}\n`);
  if (file.endsWith('.ts')) execFileSync('npx', ['oxfmt', target], { stdio: 'ignore' });
}

write('icons.ts', [
  '// Written by tools/make-icons.mjs, with what each of them shows in icon-art.',
  "import { icon } from './icon';",
  '',
  ...components,
]);
write('icon-art/outlines.ts', [
  '/**',
  ' * Written by tools/make-icons.mjs: icons of Phosphor (MIT) in a box of 256, of whose six weights the shop uses one, and',
  ' * marks of Simple Icons (CC0) in a box of 24.',
  ' */',
  'export const outlines: Readonly<Record<string, string>> = {',
  ...outlines.map(([name, outline]) => `${name}: '${outline}',`),
  '};',
]);
write('icon-art/sprite.svg', [
  '<svg xmlns="http://www.w3.org/2000/svg">',
  ...outlines.map(([name, outline]) => `<path id="${name}" d="${outline}"/>`),
  '</svg>',
]);
