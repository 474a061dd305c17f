import { sql, type Kysely } from 'kysely';

const themes = [
  { slug: 'indian-post', motif: 'post-box', picture: 'mint-stamp-reproductions-lotus-issue' },
  { slug: 'monsoon', motif: 'monsoon', picture: 'monsoon-umbrella-stickers' },
  { slug: 'botanicals', motif: 'leaf', picture: 'botanical-plate-stickers' },
  { slug: 'railway-days', motif: 'engine', picture: 'steam-engine-stamp' },
  { slug: 'bazaar', motif: 'marigold', picture: 'bazaar-signboard-stickers' },
  { slug: 'festival-lights', motif: 'diya', picture: 'deepavali-card' },
  { slug: 'hill-station', motif: 'hills', picture: 'brass-desk-bell-hill-station' },
  { slug: 'old-ledgers', motif: 'nib', picture: 'munims-desk-ledger-quarter-bound' },
  { slug: 'tea-stall', motif: 'kulhad', picture: 'chai-tin-lithographed' },
  { slug: 'block-loom', motif: 'lotus', picture: 'teak-printing-block-paisley' },
];

const brands = [
  { slug: 'moodtape', picture: 'booti-washi-tape-15-mm' },
  { slug: 'yier', picture: 'glass-dip-pen-spiral' },
  { slug: 'okmt', picture: 'postal-blue-fountain-pen' },
  { slug: 'ding-ding', picture: 'kite-festival-flakes' },
  { slug: 'journalsay', picture: 'bahi-no-7-ledger' },
];

const SIZE = 1200;

/** Rows for jsonb_to_recordset, with pictures in the stored format. */
const rowsOf = (
  names: readonly { readonly slug: string; readonly motif?: string; readonly picture: string }[],
) =>
  JSON.stringify(
    names.map(({ slug, motif, picture }) => ({
      slug,
      motif,
      photo: { url: `/media/${picture}`, width: SIZE, height: SIZE },
    })),
  );

/**
 * Adds the motif of a theme, which names its illustration, and pictures of themes and brands, which default to that of their
 * newest product. Sets those of the seed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table theme add column motif text, add column photo jsonb`.execute(db);
  await sql`alter table brand add column photo jsonb`.execute(db);
  await sql`update theme set motif = named.motif, photo = named.photo
    from jsonb_to_recordset(${rowsOf(themes)}::jsonb) as named (slug text, motif text, photo jsonb)
    where theme.slug = named.slug`.execute(db);
  await sql`update brand set photo = named.photo
    from jsonb_to_recordset(${rowsOf(brands)}::jsonb) as named (slug text, photo jsonb)
    where brand.slug = named.slug`.execute(db);
}
