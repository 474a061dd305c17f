/** Key of the shop's questions and answers. */
export const faqKey = 'faq';
