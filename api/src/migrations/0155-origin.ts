import { sql, type Kysely } from 'kysely';

/** The codes of ISO 3166-1 in the order of their English names. */
const countries = [
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BV BR IO',
  'VG BN BG BF BI KH CM CA CV BQ KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM',
  'DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW',
  'GY HT HM HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KW KG LA LV LB LS LR LY LI LT',
  'LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG',
  'NU NF KP MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW WS SM ST SA SN RS SC SL',
  'SG SX SK SI SB SO ZA GS KR SS ES LK BL SH KN LC MF PM VC SD SR SJ SE CH SY TW TJ TZ TH TL TG TK',
  'TO TT TN TR TM TC TV UM VI UG UA AE GB US UY UZ VU VA VE VN WF EH YE ZM ZW',
].join(' ');

/**
 * Adds what the Legal Metrology (Packaged Commodities) Rules require of a product: country of origin, importer, maximum retail
 * price and net quantity. `origin_place` sorts products by the name of the country, those without one last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const codes = sql.lit(`{${countries.replaceAll(' ', ',')}}`);
  await sql`alter table product
    add column country_of_origin text check (country_of_origin ~ '^[A-Z]{2}$'),
    add column importer text,
    add column mrp_paise bigint check (mrp_paise > 0),
    add column net_quantity text,
    add column origin_place int not null
      generated always as (coalesce(array_position(${codes}::text[], country_of_origin), 1000)) stored`.execute(
    db,
  );
  await sql`create index product_by_origin on product (origin_place, created_at desc, id desc) where active`.execute(
    db,
  );
}
