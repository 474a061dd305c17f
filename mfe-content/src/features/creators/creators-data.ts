/** A creator's clip as its card tells of it. Counts are plain numbers. */
export interface CreatorCard {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
  readonly title: string;
  readonly timeAgo: string;
  readonly channelUrl: string;
  readonly views: number;
  readonly likes: number;
  readonly comments: number;
}

/** The five creators of the home page, a fixed sample. */
export const creators: readonly CreatorCard[] = [
  {
    id: 'creator-1',
    name: 'Meera Iyer',
    handle: '@meerakeepsajournal',
    title: 'A monsoon spread in six papers',
    timeAgo: '2 days ago',
    channelUrl: 'https://www.youtube.com/@meerakeepsajournal.example',
    views: 12_400,
    likes: 1_830,
    comments: 96,
  },
  {
    id: 'creator-2',
    name: 'Kabir Sethi',
    handle: '@kabirwrites',
    title: 'Filling a pen from an ink bottle',
    timeAgo: '5 days ago',
    channelUrl: 'https://www.youtube.com/@kabirwrites.example',
    views: 8_900,
    likes: 1_120,
    comments: 64,
  },
  {
    id: 'creator-3',
    name: 'Ananya Rao',
    handle: '@ananyapapercuts',
    title: 'Marigolds from one sheet',
    timeAgo: '1 week ago',
    channelUrl: 'https://www.youtube.com/@ananyapapercuts.example',
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
    channelUrl: 'https://www.youtube.com/@theletterdesk.example',
    views: 15_700,
    likes: 2_260,
    comments: 142,
  },
  {
    id: 'creator-5',
    name: 'Tenzin Dolma',
    handle: '@hillpostclub',
    title: 'A parcel from the hills, unwrapped',
    timeAgo: '3 weeks ago',
    channelUrl: 'https://www.youtube.com/@hillpostclub.example',
    views: 6_480,
    likes: 790,
    comments: 51,
  },
];
