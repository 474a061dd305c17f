import type { ContentFields } from '../../../api/types';
import { fieldsOf } from '../../../parts/fields-of';

/** What a form of a piece says; fields that its kind does not have are empty. */
export function readPieceForm(form: HTMLFormElement): ContentFields {
  const texts = fieldsOf(form, 'title', 'author', 'day', 'pictures', 'text', 'lines');
  return {
    title: texts.title,
    author: texts.author,
    day: texts.day,
    pictures: texts.pictures ? (JSON.parse(texts.pictures) as string[]) : [],
    text: texts.text,
    lines: texts.lines.split('\n').filter((line) => line.trim() !== ''),
  };
}
