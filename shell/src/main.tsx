import '@shop/tokens/tokens.css';
import '@shop/tokens/fonts.css';
import '@shop/tokens/base.css';
import { documentBlocks as blocks, type PageRelease } from '@shop/contracts';
import { adoptStyles } from './loader/adopt-styles';
import { readJson } from './loader/read-json';
import { openPage } from './open-page';
import { baseline } from './release/baseline';

adoptStyles();
const inside = readJson<PageRelease>(blocks.release);

if (inside && inside.seq > 0) openPage(inside, true);
else {
  // The server had none when it made the document, or it is a document that no server made.
  import('./release/without-document')
    .then(({ releaseWithoutDocument }) => releaseWithoutDocument())
    .catch(() => baseline)
    .then((found) => openPage(found, false));
}
