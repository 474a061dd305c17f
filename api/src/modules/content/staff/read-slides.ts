import { ApiError } from '../../../platform/http/api-error';
import { cleanLine } from '../../../platform/http/clean-text';
import { readPagePath } from '../../redirects';
import type { ContentFields, ContentKind, ContentSlide } from '../kinds';
import type { FieldFault } from './read-fields';

/** The path of a link, encoded; as given when it is not valid. */
function linkOf(link: string): string {
  const given = link.trim();
  if (given === '') return '';
  try {
    return readPagePath('slides', given);
  } catch (error) {
    if (error instanceof ApiError) return given;
    throw error;
  }
}

/** A slide for each picture of a form, in their order. Pictures without texts in the form keep those of the shop. */
export function readSlides(
  { pictures, slides = [] }: ContentFields,
  shown: readonly ContentSlide[] = [],
): ContentSlide[] {
  return pictures.map((name) => {
    const picture = name.trim();
    const isOwn = (slide: ContentSlide) => slide.picture.trim() === picture;
    const { caption = '', link = '' } = slides.find(isOwn) ?? shown.find(isOwn) ?? {};
    return { picture, caption: cleanLine(caption), link: linkOf(link) };
  });
}

/** Errors in the texts of pictures that even a draft must not contain. */
export function slideFaults(kind: ContentKind, { slides = [] }: ContentFields): FieldFault[] {
  if (kind !== 'hero') return [];
  return slides.flatMap(({ picture, caption, link }): FieldFault[] => {
    if (link === '') return [];
    try {
      readPagePath('slides', link);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return [{ field: 'slides', message: `Link of “${picture}”: ${error.message}` }];
    }
    if (caption !== '') return [];
    const message = `Describe “${picture}” in its alternative text: the link has no other name.`;
    return [{ field: 'slides', message }];
  });
}
