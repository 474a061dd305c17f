import { MobileMenu } from '../mobile/mobile-menu';
import { SearchBox } from '../search/search-box';
import { KeepMenuLists, MenuContent } from '../menus/menu-content';

/** All that the header shows once it is opened. A shopper who opens one of them opens another. */
export const opened = { KeepMenuLists, MenuContent, MobileMenu, SearchBox };
