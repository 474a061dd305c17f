/** Key under which the shop keeps its questions and answers. */
export const faqKey = 'faq';
