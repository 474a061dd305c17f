/** The codes of ISO 3166-1 alpha-2, in the order of their English names. */
export const countryCodes: readonly string[] = [
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW BV BR IO',
  'VG BN BG BF BI KH CM CA CV BQ KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM',
  'DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW',
  'GY HT HM HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KW KG LA LV LB LS LR LY LI LT',
  'LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG',
  'NU NF KP MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW WS SM ST SA SN RS SC SL',
  'SG SX SK SI SB SO ZA GS KR SS ES LK BL SH KN LC MF PM VC SD SR SJ SE CH SY TW TJ TZ TH TL TG TK',
  'TO TT TN TR TM TC TV UM VI UG UA AE GB US UY UZ VU VA VE VN WF EH YE ZM ZW',
].flatMap((codes) => codes.split(' '));

/** The country of the shop: products from elsewhere have an importer. */
export const homeCountry = 'IN';

const known = new Set(countryCodes);

/** Whether a text is a code of ISO 3166-1 alpha-2, in capitals. */
export const isCountryCode = (text: string): boolean => known.has(text);

let names: Intl.DisplayNames | undefined;

/**
 * The English name of a country's code. Browsers and servers name some countries differently, so a page that the server
 * renders takes the name from the API.
 */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(code) ?? code;
}
