import { shopAddress } from '@shop/config';
import type { Photo } from '@shop/contracts';

const widths = [320, 480, 800, 1200];
const files = (name: string, format: string) =>
  widths.map((width) => `${shopAddress(`/media/${name}-${width}.${format}`)} ${width}w`).join(', ');

/** The picture next to the story, one of the shop's own files. */
export const storyPhoto: Photo = {
  secure_url: shopAddress('/media/blog-block-1200.webp'),
  width: 1200,
  height: 800,
  srcset: files('blog-block', 'webp'),
  avif: files('blog-block', 'avif'),
};

/** The shop's history, by paragraph. */
export const story = [
  'It began with a mistake. A wholesaler in Jaipur sent us four hundred red account books instead of forty, and would not have them back. We stacked them on a table by the door and wrote on a card: for anything but accounts. They were gone in a month. People came back with theirs filled, with recipes, rail journeys, a whole correspondence copied out by hand, and asked what else we had.',
  'What else turned out to be other people’s work. A binder in the next lane who still sews through five holes. Block printers in Bagru, a nib maker’s daughter in Sivakasi who had kept the dies, a mill that would pour ticket board again if we took half a ton of it. None of them had stopped because the thing was no good. They had stopped because nobody was left between them and the people who wanted it.',
  'So that is what the counter is for. Behind it there is one long table where we rule, cut, print, pack and answer letters. We are nine people. We keep no warehouse, we sell nothing that we have not written on, inked or taken apart ourselves, and we say on every page what a thing is made of and what it cannot do.',
] as const;

/** The four steps of the craft process, in order. */
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

/** The shop's values. */
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
