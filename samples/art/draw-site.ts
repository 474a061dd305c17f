import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { icoFile } from './ico';
import { iconSvg, type IconShape } from './icon';
import { renderPicture } from './picture';
import { SHARE_PICTURE } from './pictures/share';

/** Writes the shop's icons, and the picture that is shown where it is shared, to the shell's public files. */
const folder = path.join(import.meta.dirname, '../../shell/public');

const rounded: IconShape = { corner: 12, scale: 1.1 };
const square: IconShape = { corner: 0, scale: 1 };
const maskable: IconShape = { corner: 0, scale: 0.8 };

const png = (shape: IconShape, size: number) =>
  sharp(Buffer.from(iconSvg(shape)), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

const files: Readonly<Record<string, string | Buffer>> = {
  'favicon.ico': icoFile(await png(rounded, 32), 32),
  'apple-touch-icon.png': await png(square, 180),
  'icon-192.png': await png(rounded, 192),
  'icon-512.png': await png(rounded, 512),
  'icon-maskable-512.png': await png(maskable, 512),
  'share.jpg': await sharp(Buffer.from(renderPicture(SHARE_PICTURE)))
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer(),
};
for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
