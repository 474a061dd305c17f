import { sql, type Kysely } from 'kysely';

const words = [
  {
    url: '/media/hero-stamps',
    alt: 'Three postage stamps, of a lotus, an umbrella and the hill post, under a postmark',
  },
  {
    url: '/media/hero-ledger',
    alt: 'A thread-bound red account book with a fountain pen and a sparrow stamp',
  },
  { url: '/media/hero-letter', alt: 'An airmail envelope closed with violet sealing wax, and two stamps' },
  { url: '/media/hero-tape', alt: 'Two rolls of washi tape with a fountain pen and a monsoon stamp' },
];

/** Adds alternative texts to the hero pictures of the seed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update hero_slide set photo = photo || jsonb_build_object('alt', named.alt)
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as named (url text, alt text)
    where photo ->> 'url' = named.url`.execute(db);
}
