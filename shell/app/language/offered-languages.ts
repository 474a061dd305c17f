import type { LanguageCode } from '@shop/config/languages';
import { createContext } from 'react';

/** The languages of the interface besides English, which this shop offers; none by default. */
export const OfferedLanguages = createContext<readonly LanguageCode[]>([]);
