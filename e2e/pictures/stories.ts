import { readFileSync } from 'node:fs';
import path from 'node:path';
import { desktop } from '../support/widths';

/** The built Storybook; `npm run test:pictures` writes it. */
export const builtCatalogue = path.resolve(import.meta.dirname, '../../.cache/storybook');

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** A story with its picture settings. */
export interface PicturedStory {
  /** As in Storybook's URLs: `primitives-button--primary`. */
  readonly id: string;
  /** Opens an overlay: the window is captured instead of the component. */
  readonly wholeWindow: boolean;
  readonly pictures: readonly Picture[];
}

/** The state of a story's first control. */
export type ControlState = 'hover' | 'focus' | 'pressed';

export interface Picture {
  /** Name of the stored file, without its ending. */
  readonly name: string;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly state?: ControlState;
  readonly forcedColors: boolean;
}

const phone = 390;

/** Pictures by tag, besides the phone picture of every story. */
const furtherPictures: Readonly<Record<string, Partial<Omit<Picture, 'name'>>>> = {
  hover: { state: 'hover' },
  focus: { state: 'focus' },
  pressed: { state: 'pressed' },
  'forced-colors': { forcedColors: true },
  wide: { width: desktop },
};

function picturedStory({ id, tags }: IndexEntry): PicturedStory {
  const plain: Picture = { name: id, width: phone, forcedColors: false };
  const further = Object.entries(furtherPictures)
    .filter(([tag]) => tags.includes(tag))
    .map(([tag, difference]) => ({ ...plain, ...difference, name: `${id}-${tag}` }));
  return { id, wholeWindow: tags.includes('window'), pictures: [plain, ...further] };
}

/** The stories of the built Storybook, by the component's title. */
export function readStories(): ReadonlyMap<string, readonly PicturedStory[]> {
  const index = readFileSync(path.join(builtCatalogue, 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as { entries: Readonly<Record<string, IndexEntry>> };
  const stories = new Map<string, PicturedStory[]>();
  for (const entry of Object.values(entries))
    stories.set(entry.title, [...(stories.get(entry.title) ?? []), picturedStory(entry)]);
  return stories;
}
