/** Maximum length of the parts of a review, in characters (code points). The API's schema and the form use these limits. */
export const reviewLimits = { title: 100, text: 2000 } as const;
