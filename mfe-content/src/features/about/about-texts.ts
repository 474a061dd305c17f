/** The four steps of the craft process, in their order. */
export const craftSteps = [
  {
    title: 'Consultation and Vision',
    text: 'We begin with a conversation: what the piece is for, who will hold it, and what it should say when nobody is there to explain it.',
  },
  {
    title: 'Design and Material Selection',
    text: 'Sketches come next, beside swatches. Paper is chosen by hand, for its weight, its tooth and the way it takes ink.',
  },
  {
    title: 'Handcrafted Creation',
    text: 'Blocks are cut, sheets are printed, signatures are sewn. One pair of hands follows a piece from the first fold to the last knot.',
  },
  {
    title: 'Quality Check and Delivery',
    text: 'Every piece is looked at in daylight, wrapped in paper that can be used again, and handed to the post.',
  },
] as const;

/** What the shop holds to. */
export const coreValues = [
  { title: 'Made by hand', text: 'A machine may cut the paper. People decide, print, sew and check.' },
  { title: 'Honest materials', text: 'Cotton rag, linen thread, natural gum: we name what is in a thing.' },
  {
    title: 'Made to be kept',
    text: 'Bindings that open flat and can be mended, inks that do not fade on the shelf.',
  },
  { title: 'Fair work', text: 'Makers set the pace and the price of their work, and sign it if they like.' },
  {
    title: 'Little waste',
    text: 'Offcuts become tags, tags become wrapping, and wrapping goes back into paper.',
  },
] as const;
