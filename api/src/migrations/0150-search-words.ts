import { sql, type Kysely } from 'kysely';
import { newPublicId } from '../platform/db/public-id';

/** Phrases that find each other. */
const twoWay = [
  ['tape', 'टेप', 'tep'],
  ['washi tape', 'masking tape', 'वाशी टेप'],
  ['sticker', 'स्टिकर', 'stikar', 'chipku', 'चिपकू'],
  ['diary', 'planner', 'डायरी'],
  ['notebook', 'journal', 'नोटबुक', 'कॉपी', 'kaapi'],
  ['bahi', 'ledger', 'account book', 'बही', 'बहीखाता', 'bahi khata', 'khata', 'खाता'],
  ['sketchbook', 'drawing book', 'drawing pad', 'स्केचबुक', 'ड्राइंग बुक'],
  ['pen', 'पेन', 'kalam', 'कलम'],
  ['fountain pen', 'ink pen', 'फाउंटेन पेन'],
  ['brush pen', 'ब्रश पेन'],
  ['marker', 'मार्कर', 'sketch pen', 'स्केच पेन'],
  ['ink', 'स्याही', 'syahi', 'siyahi'],
  ['inkpad', 'ink pad', 'stamp pad', 'इंक पैड', 'स्टैंप पैड'],
  ['stamp', 'मोहर', 'मुहर', 'mohar', 'muhar', 'स्टैंप', 'thappa', 'ठप्पा'],
  ['paper', 'कागज', 'kagaz', 'kagaj', 'पेपर'],
  ['handmade paper', 'hand made paper', 'हस्तनिर्मित कागज'],
  ['envelope', 'लिफाफा', 'lifafa'],
  ['letter', 'चिट्ठी', 'chitthi', 'chithi', 'खत', 'khat', 'पत्र', 'patra'],
  ['post', 'dak', 'daak', 'डाक', 'postal'],
  ['post office', 'dak ghar', 'डाक घर', 'डाकघर'],
  ['scissors', 'कैंची', 'kainchi', 'shears'],
  ['glue', 'paste', 'adhesive', 'gond', 'गोंद', 'gum'],
  ['ruler', 'rule', 'scale', 'फुटा', 'futta', 'पैमाना'],
  ['knife', 'cutter', 'चाकू', 'chaku', 'blade'],
  ['brush', 'ब्रश', 'कूची', 'kuchi'],
  ['paint', 'colour', 'color', 'रंग', 'rang'],
  ['watercolour', 'water colour', 'watercolor', 'water color', 'जलरंग'],
  ['gift', 'तोहफा', 'tohfa', 'उपहार', 'uphaar', 'uphar'],
  ['gift card', 'voucher', 'gift voucher', 'गिफ्ट कार्ड'],
  ['card', 'कार्ड'],
  ['ribbon', 'फीता', 'feeta', 'fita', 'रिबन'],
  ['thread', 'धागा', 'dhaga', 'dhaaga'],
  ['cloth', 'fabric', 'कपड़ा', 'kapda', 'kapra'],
  ['lace', 'लेस'],
  ['wax seal', 'sealing wax', 'lakh ki mohar', 'लाख की मोहर'],
  ['wax', 'मोम', 'mom', 'लाख'],
  ['brass', 'पीतल', 'peetal', 'pital'],
  ['wood', 'wooden', 'लकड़ी', 'lakdi', 'lakri'],
  ['tin', 'डिब्बा', 'dibba', 'dabba'],
  ['box', 'बॉक्स', 'peti', 'पेटी'],
  ['matchbox', 'माचिस', 'machis', 'maachis'],
  ['tea', 'chai', 'चाय', 'chaay'],
  ['rain', 'barsaat', 'बरसात', 'barish', 'बारिश', 'monsoon', 'sawan', 'सावन'],
  ['train', 'railway', 'रेल', 'rail', 'relgadi', 'रेलगाड़ी'],
  ['flower', 'floral', 'फूल', 'phool', 'botanical'],
  ['marigold', 'genda', 'गेंदा'],
  ['lotus', 'कमल', 'kamal'],
  ['rose', 'गुलाब', 'gulab'],
  ['leaf', 'पत्ता', 'patta', 'पत्ती', 'patti'],
  ['sparrow', 'गौरैया', 'gauraiya', 'chidiya', 'चिड़िया'],
  ['peacock', 'मोर', 'mor'],
  ['festival', 'त्योहार', 'tyohar', 'utsav', 'उत्सव'],
  ['deepavali', 'diwali', 'दिवाली', 'दीवाली', 'दीपावली', 'deepawali'],
  ['wedding', 'शादी', 'shaadi', 'shadi', 'vivah', 'विवाह'],
  ['thank you', 'thanks', 'धन्यवाद', 'dhanyavad', 'shukriya', 'शुक्रिया'],
  ['market', 'bazaar', 'bazar', 'बाजार'],
  ['kite', 'पतंग', 'patang'],
  ['bell', 'घंटी', 'ghanti'],
  ['lantern', 'लालटेन', 'laltain'],
  ['calendar', 'कैलेंडर', 'panchang', 'पंचांग'],
  ['bookmark', 'बुकमार्क'],
  ['album', 'एल्बम'],
  ['old', 'vintage', 'purana', 'पुराना'],
  ['set', 'kit', 'सेट'],
  ['scrapbook', 'scrap book', 'scrapbooking', 'journaling'],
  ['bookbinding', 'book binding', 'जिल्द', 'jild'],
  ['block print', 'block printing', 'ब्लॉक प्रिंट', 'chhapai', 'छपाई'],
  ['punch', 'पंच'],
  ['label', 'tag', 'लेबल'],
  ['peepal', 'pipal', 'पीपल'],
  ['seal', 'सील'],
];

/** Phrases that also find others, but are not found by them. */
const oneWay = [
  { phrases: ['red', 'लाल', 'laal', 'lal'], finds: ['red', 'vermilion', 'sindoor'] },
  { phrases: ['blue', 'नीला', 'neela', 'nila', 'neel'], finds: ['blue', 'indigo'] },
  { phrases: ['green', 'हरा', 'hara'], finds: ['green', 'leaf'] },
  { phrases: ['yellow', 'पीला', 'peela', 'orange'], finds: ['marigold'] },
  { phrases: ['pink', 'गुलाबी', 'gulabi'], finds: ['rose'] },
  { phrases: ['black', 'काला', 'kala'], finds: ['black', 'ink'] },
  { phrases: ['white', 'सफेद', 'safed'], finds: ['white', 'ivory'] },
  { phrases: ['grey', 'gray'], finds: ['grey', 'slate'] },
  { phrases: ['brown'], finds: ['brown', 'kraft'] },
  { phrases: ['purple', 'बैंगनी', 'baingani'], finds: ['plum'] },
  { phrases: ['golden', 'gold', 'सुनहरा', 'sunehra'], finds: ['gilded', 'brass', 'gota'] },
  { phrases: ['wrapping paper', 'gift wrap', 'gift paper'], finds: ['wrap'] },
  { phrases: ['handmade', 'हस्तनिर्मित'], finds: ['handmade'] },
  { phrases: ['refill', 'cartridge'], finds: ['cartridge', 're-inker'] },
  { phrases: ['rakhi', 'holi', 'pongal'], finds: ['festival'] },
  { phrases: ['birthday', 'anniversary'], finds: ['greeting card', 'gift'] },
];

/** Adds synonyms, with those of an Indian stationery shop, and the searches that found nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_synonym (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    phrases jsonb not null,
    finds jsonb,
    changed_at timestamptz not null default now(),
    changed_by text
  )`.execute(db);
  await sql`create table search_miss (
    text text primary key,
    count integer not null default 1,
    first_at timestamptz not null default now(),
    last_at timestamptz not null default now()
  )`.execute(db);
  const groups = [...twoWay.map((phrases) => ({ phrases, finds: null })), ...oneWay];
  const rows = groups.map((group) => ({ ...group, public_id: newPublicId() }));
  await sql`insert into search_synonym (public_id, phrases, finds)
    select public_id, phrases, finds
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as named (public_id text, phrases jsonb, finds jsonb)`.execute(
    db,
  );
}
