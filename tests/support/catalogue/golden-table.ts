/**
 * Names that are read as the same, whatever keyboard they were typed on: one slug, one search key.
 * Characters that look alike or are invisible are written as escapes.
 */
export const SAME_NAMES: [why: string, one: string, other: string][] = [
  ['ড় precomposed', 'শা\u09dcি', 'শা\u09a1\u09bcি'],
  ['ঢ় precomposed', 'আষা\u09dd', 'আষা\u09a2\u09bc'],
  ['য় precomposed', 'চা\u09df', 'চা\u09af\u09bc'],
  ['ো of two parts', 'ক\u09cbল', 'ক\u09c7\u09beল'],
  ['ৌ of two parts', 'ম\u09cc', 'ম\u09c7\u09d7'],
  ['ৎ as ত, hasanta and joiner', 'শর\u09ce', 'শর\u09a4\u09cd\u200d'],
  ['a joiner in র‍্যাম', 'র\u200d্যাম', 'র্যাম'],
  ['a non-joiner', 'উদ্\u200cবোধন', 'উদ্বোধন'],
  ['nukta after the vowel sign', 'শাড\u09bf\u09bc', 'শাড\u09bc\u09bf'],
  ['র as ব with nukta', 'ঘ\u09b0', 'ঘ\u09ac\u09bc'],
  ['আ as অ with া', '\u0986ম', '\u0985\u09beম'],
  ['ক़ precomposed', '\u0958लम', '\u0915\u093cलम'],
  ['ज़ precomposed', '\u095bरी', '\u091c\u093cरी'],
  ['ड़ precomposed', 'सा\u095cी', 'सा\u0921\u093cी'],
  ['आ as अ with ा', '\u0906म', '\u0905\u093eम'],
  ['a joiner in क्‍ष', 'क्\u200dषमा', 'क्षमा'],
  ['ำ of two parts', 'น้\u0e33', 'น้\u0e4d\u0e32'],
  ['ำ with its tone in between', 'น้\u0e33', 'น\u0e4d\u0e49\u0e32'],
  ['แ as เเ', '\u0e41กง', '\u0e40\u0e40กง'],
  ['آ composed', '\u0622لة', '\u0627\u0653لة'],
  ['a Persian non-joiner', 'می\u200cخواهم', 'میخواهم'],
  ['Arabic presentation forms', 'سلام', '\ufeb3\ufefc\ufee1'],
  ['Greek capitals', 'Ελιά', 'ελια'],
  ['Greek decomposed', 'ψωμ\u03af', 'ψωμ\u03b9\u0301'],
  ['Cyrillic ё', 'мёд', 'мед'],
  ['Latin accents', 'Écharpe', 'echarpe'],
  ['Latin decomposed', 'cafe\u0301', 'caf\u00e9'],
  ['a German umlaut', 'Köln', 'koln'],
  ['a German umlaut decomposed', 'Mu\u0308tze', 'M\u00fctze'],
  ['French accents', 'Gâteau', 'gateau'],
  ['French decomposed', 'garc\u0327on', 'gar\u00e7on'],
  ['Vietnamese tones', 'Cà phê', 'ca phe'],
  ['Vietnamese decomposed', 'no\u0301ng', 'n\u00f3ng'],
  ['full-width letters', 'ＣＤ', 'cd'],
  ['が composed', '\u304cく', '\u304b\u3099く'],
  ['한 composed', '\ud55c복', '\u1112\u1161\u11ab복'],
]

/** Names that differ by a vowel sign, a tone, a hasanta or a letter: never one slug, nor one key. */
export const DIFFERENT_NAMES: [why: string, one: string, other: string][] = [
  ['banana and tap', 'কলা', 'কল'],
  ['banana and lap', 'কলা', 'কোল'],
  ['tap and lap', 'কল', 'কোল'],
  ['fruit and flower', 'ফল', 'ফুল'],
  ['shoe and jute', 'জুতা', 'জাতা'],
  ['short and long i', 'দিন', 'দীন'],
  ['sari without its signs', 'শাড়ি', 'শড'],
  ['ড and ড়', 'বড', 'বড়'],
  ['hasanta', 'বস্তা', 'বসতা'],
  ['chandrabindu', 'চাঁদ', 'চাদ'],
  ['anusvara', 'রং', 'র'],
  ['ten and country', 'दस', 'देस'],
  ['work and less', 'काम', 'कम'],
  ['virama', 'सत्', 'सत'],
  ['nukta', 'राज', 'राज़'],
  ['tones: near and far', 'ใกล้', 'ไกล'],
  ['tones: horse and dog', 'ม้า', 'มา'],
  ['tones: new and not', 'ใหม่', 'ใหม'],
  ['alef with madda', 'آلة', 'الة'],
  ['harakat', 'عِلم', 'عَلم'],
  ['ka and ga', 'かき', 'がき'],
  ['Greek letters', 'ελιά', 'ελιές'],
  ['Vietnamese d and đ', 'đá', 'dá'],
  ['Cyrillic hard and soft', 'брат', 'брать'],
  ['niqqud', 'בָּשָׂר', 'בשר'],
]

/** What becomes of a category's name: its slug. */
export const SLUGS: [name: string, slug: string][] = [
  ['Home & Garden', 'home-garden'],
  ["Men's Shirts", 'mens-shirts'],
  ['  TV, Audio -- HiFi ', 'tv-audio-hifi'],
  ['Écharpes d’été', 'echarpes-dete'],
  ['শাড়ি', 'শা\u09a1\u09bcি'],
  ['কলা', 'কলা'],
  ['র‍্যাম ও মেমোরি', 'র্যাম-ও-মেমোরি'],
  ['রান্নাঘর & ঘর সাজানো', 'রান্নাঘর-ঘর-সাজানো'],
  ['हिन्दी किताबें', 'हिन्दी-किताबें'],
  ['ของตกแต่งบ้าน', 'ของตกแต่งบ้าน'],
  ['أحذية رجالية', 'أحذية-رجالية'],
  ['Κεραμικά & Γλυπτά', 'κεραμικα-γλυπτα'],
  ['কলা/আম', 'কলা-আম'],
]

/** Typed digits, and what carriers and computers read. */
export const DIGITS: [typed: string, ascii: string][] = [
  ['০১৭১২-৩৪৫৬৭৮', '01712-345678'],
  ['+৮৮০ ১৭১২ ৩৪৫৬৭৮', '+880 1712 345678'],
  ['०१२३४५६७८९', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['୦୧୨୩୪୫୬୭୮୯', '0123456789'],
  ['௦௧௨௩௪௫௬௭௮௯', '0123456789'],
  ['၀၁၂၃၄၅၆၇၈၉', '0123456789'],
  ['۱۲ ½ Ⅻ ২nd', '12 ½ Ⅻ 2nd'],
  ['𝟎𝟗𝟙', '091'],
  ['plain 0123456789', 'plain 0123456789'],
]

/** Beginnings of at most `most` UTF-16 units, which cut no letter from its marks. */
export const BEGINNINGS: [text: string, most: number, beginning: string][] = [
  ['শাড়ি', 3, 'শা'],
  ['ক্ষুদ্র', 3, ''],
  ['হিন্দি', 20, 'হিন্দি'],
  ['น้ำตาล', 2, ''],
  ['cafe\u0301', 4, 'caf'],
  ['👩‍👩‍👧 family', 4, ''],
  ['plain', 3, 'pla'],
]

export const INITIALS: [name: string, initial: string][] = [
  ['রহিমা', 'র'],
  ['শ্রীময়ী', 'শ্রী'],
  ['  élan', 'É'],
  ['', ''],
]
