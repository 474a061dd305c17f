import { shopAddress } from '@shop/config';
import type { ProductPhotoProps } from '@shop/ui';
import { clipFiles, clipFrame } from './clip-files';

export type ClipId = keyof typeof clipFiles;

export interface Clip {
  readonly videoUrl: string;
  /** The clip's first frame. */
  readonly poster: ProductPhotoProps['photo'];
}

/** The URLs of a clip's video and poster. The version in them lets browsers cache the files forever. */
export function clipOf(id: ClipId): Clip {
  const { version, placeholder } = clipFiles[id];
  const { width, height, widths } = clipFrame;
  const file = (name: string) => shopAddress(`/media/${name}?v=${version}`);
  const sizes = (format: string) =>
    widths.map((each) => `${file(`${id}-${each}.${format}`)} ${each}w`).join(', ');
  return {
    videoUrl: file(`${id}.mp4`),
    poster: {
      secure_url: file(`${id}-${width}.webp`),
      width,
      height,
      placeholder,
      srcset: sizes('webp'),
      avif: sizes('avif'),
    },
  };
}

/** The contents of a creator's card. */
export interface CreatorCard {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
  readonly title: string;
  readonly timeAgo: string;
  readonly videoId: ClipId;
  /** Alternative text of the clip. */
  readonly scene: string;
  readonly channelUrl: string;
  readonly views: number;
  readonly likes: number;
  readonly comments: number;
}

/** A fixed sample of five creators for the home page. */
export const creators: readonly CreatorCard[] = [
  {
    id: 'creator-1',
    name: 'Meera Iyer',
    handle: '@meerakeepsajournal',
    title: 'Three tapes for a monsoon page',
    timeAgo: '2 days ago',
    videoId: 'clip-washi',
    scene: 'Three washi tapes are rolled out over a journal page',
    channelUrl: 'https://www.youtube.com/@meerakeepsajournal.example',
    views: 12_400,
    likes: 1_830,
    comments: 96,
  },
  {
    id: 'creator-2',
    name: 'Kabir Sethi',
    handle: '@kabirwrites',
    title: 'First letter with a new nib',
    timeAgo: '5 days ago',
    videoId: 'clip-pen',
    scene: 'A fountain pen writes a letter line by line',
    channelUrl: 'https://www.youtube.com/@kabirwrites.example',
    views: 8_900,
    likes: 1_120,
    comments: 64,
  },
  {
    id: 'creator-3',
    name: 'Ananya Rao',
    handle: '@ananyaprintsbyhand',
    title: 'Six lotuses from one stamp',
    timeAgo: '1 week ago',
    videoId: 'clip-stamping',
    scene: 'A rubber stamp prints six lotuses on a card',
    channelUrl: 'https://www.youtube.com/@ananyaprintsbyhand.example',
    views: 21_050,
    likes: 3_400,
    comments: 210,
  },
  {
    id: 'creator-4',
    name: 'Farhan Qureshi',
    handle: '@theletterdesk',
    title: 'Sealing ten letters before tea',
    timeAgo: '2 weeks ago',
    videoId: 'clip-sealing',
    scene: 'Red wax is poured on an envelope and pressed with a brass seal',
    channelUrl: 'https://www.youtube.com/@theletterdesk.example',
    views: 15_700,
    likes: 2_260,
    comments: 142,
  },
  {
    id: 'creator-5',
    name: 'Tenzin Dolma',
    handle: '@hillpostclub',
    title: 'My grandfather’s stamp album',
    timeAgo: '3 weeks ago',
    videoId: 'clip-album',
    scene: 'The pages of a stamp album are turned',
    channelUrl: 'https://www.youtube.com/@hillpostclub.example',
    views: 6_480,
    likes: 790,
    comments: 51,
  },
];
