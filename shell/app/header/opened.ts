import { MobileMenu } from './mobile-menu';
import { SearchBox } from './search-box';
import { KeepMenuLists, MenuContent } from './menus';

/** All that the header shows once it is opened. A shopper who opens one of them opens another. */
export const opened = { KeepMenuLists, MenuContent, MobileMenu, SearchBox };
