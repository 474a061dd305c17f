import { MobileMenu } from './mobile-menu';
import { SearchBox } from './search-box';
import { KeepMenuLists, MenuContent } from './menus';

/** All panels of the header in one chunk, because shoppers who open one usually open another. */
export const opened = { KeepMenuLists, MenuContent, MobileMenu, SearchBox };
