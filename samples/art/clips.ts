import { ALBUM } from './clips/album';
import type { Clip } from './clips/clip';
import { PEN } from './clips/pen';
import { SEALING } from './clips/sealing';
import { STAMPING } from './clips/stamping';
import { WASHI } from './clips/washi';

/** The creators' clips, in the order of the creators. */
export const CLIPS: readonly Clip[] = [WASHI, PEN, STAMPING, SEALING, ALBUM];
