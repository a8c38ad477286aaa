import type { Charset } from '@foreglow/contract/imports/charsets';

/** What texts of a language look like in an encoding. */
export interface LanguageOfCharset {
  readonly charset: Charset;
  /** Its frequent characters beyond ASCII, in lower case. They make up most of those in a text. */
  readonly frequent: ReadonlySet<string>;
  /** Places in which a character does not occur, such as «ù» inside a French word. */
  readonly never: RegExp | undefined;
  /** Its words consist of these characters, without letters of ASCII between them. */
  readonly ownScript: boolean;
  /** Its characters take two bytes, and a single one among letters of ASCII is unlikely. */
  readonly doubleByte: boolean;
}

const language = (
  charset: Charset,
  frequent: string,
  { never, ownScript = false, doubleByte = false }: Partial<Omit<LanguageOfCharset, 'charset' | 'frequent'>> = {},
): LanguageOfCharset => ({ charset, frequent: new Set(frequent), never, ownScript, doubleByte });

const western: readonly LanguageOfCharset[] = (['windows-1252', 'macintosh', 'cp850'] as const).flatMap((charset) => [
  language(charset, 'äöüß', { never: /(?<!\p{L})ß/gu }),
  language(charset, 'éèêëàâçôûùîïœæÿ', { never: /[èê](?!\p{L})|[àù](?=\p{L})/giu }),
  language(charset, 'áéíóúñü', { never: /ñ(?![aeiouáéíóú])/giu }),
  language(charset, 'áâãàçéêíóôõú', { never: /õ(?!e)|ã(?=[bcdfghjklmpqrtvxzçáéíóú])/giu }),
  language(charset, 'àèéìòù', { never: /[àèéìòù](?=\p{L})/giu }),
  language(charset, 'éëïöüèó'),
  language(charset, 'åäöé'),
  language(charset, 'æøåé'),
  language(charset, 'àçèéíïòóúü'),
]);

const central: readonly LanguageOfCharset[] = [
  language('windows-1254', 'çğıöşüâîûi̇', { never: /(?<!\p{L})ğ/giu }),
  language('windows-1252', 'áðéíóúýþæö', { never: /(?<!\p{L})ð/giu }),
  language('windows-1250', 'ąćęłńóśźż', { never: /(?<!\p{L})[ąęń]|ń(?=[aeiouóąę])/giu }),
  language('windows-1250', 'áčďéěíňóřšťúůýž', { never: /(?<!\p{L})[ěů]/giu }),
  language('windows-1250', 'áäčďéíĺľňóôŕšťúýž'),
  language('windows-1250', 'áéíóöőúüű'),
  language('windows-1250', 'ăâîşţ'),
  language('windows-1250', 'čćđšž'),
  language('windows-1257', 'ąčęėįšųūž'),
  language('windows-1257', 'āčēģīķļņšūž'),
  language('windows-1257', 'äõöüšž'),
  language('windows-1258', 'ăâđêôơưáàéèíóòúù\u0300\u0301\u0303\u0309\u0323'),
];

/** Several Western languages in one file. */
const mixed = language('windows-1252', 'äöüßéèêëàâçôûùîïœáíóúñãõòìåæø', {
  never: /(?<!\p{L})ß|[êù](?!\p{L})|ñ(?![aeiouáéíóú])|õ(?!e)/giu,
});

const otherScripts: readonly LanguageOfCharset[] = [
  language('windows-1251', 'оеаинтсрвлкмдпуяызьгбч', { ownScript: true }),
  language('windows-1251', 'оанивіертсклдмупязьгйб', { ownScript: true }),
  language('windows-1251', 'аеоинтрсвдлпкзмуъгбя', { ownScript: true }),
  language('windows-1251', 'аоиенрсјтукдвлмпзгбч', { ownScript: true }),
  language('windows-1253', 'αοιετσνηυρπκμλςωάίόέήδγχθ', { ownScript: true }),
  language('windows-1255', 'יוהלארתבשמנםדקחעפכ', { ownScript: true }),
  language('windows-1256', 'اليمنوترةبعدسفهكقحجأشطصخى', { ownScript: true }),
  language('windows-1256', 'ایرندهمتوبسشلکزگپقخعف', { ownScript: true }),
  language('windows-874', 'านรอกเงมยลวดทสตัี่้็ไใคปะบจหแพขิุูชโซึื์ำ', { ownScript: true }),
];

const kana =
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゃゅょっアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポャュョッァィゥェォヴー';
const kanji =
  '日一国会人年大十二本中長出三同時政事自行社見月分議後前民生連五発間対上部東者党地合市業内相方四定今回新場金員九入選立開手米力学問高代明実円関決子動京全目表戦経通外最言氏現理調体化田当八六約主題下首意法不来作性的要用制治度務強気小七成期公野協取都和統以機平総加山思家話世受区領多県続進正安設保改数記院女初北午指権心界支第産結百派点教報済書府活原先共得解名交資予川向際査勝面委告軍文反元重近千考判認画海参売利組知案道信策集在件団別物側任引使求所次水半品昨論計死官増係感特情投示変打男基私各始島直両朝革価式確村提運終挙果西勢減台広容必応演電歳住争談能無再位置企真流格有疑口過局少放税検藤町常校料沢裁状工建語球営空職証土与急止送援供可役構木割聞身費付施切由説転食比難防補車優夫研収断井何南石足違消境神番規術護展態導鮮備宅害配副算視条幹独警宮究育席輸訪楽起万着乗店述残想線率病農州武声質念待試族象銀域助労例衛然早張映限親額監環験追審商葉義伝働形景落欧担好退準夜復熱蓄屋電街';
const hangul =
  '이다는에의을하가고지은로한를기도어사리나자해인서대시들있정으일수그아스전과보라장여부와주구상만제것게적원안조동공성오국년면비경중세위선생소금미방유마문개화신물관모산재거발계실단간학교통체회연용영치내분진저차까업러행명반할했된되됐었였던데때니무바드르크트프터음입말달른우려류력역건설법평균강당민최출현형호험합함향후히권격결급준증직집책처천청추축층토투특파판포표품필환활황효각감값같검견골광굴극근글길김깊날남노높눈느늘능님더독돌둔등디따땅래량럼레렇례록론료루률름린림매맞먹메며못받밖배백번벌범벽변별병복본봄북불브빛색샘석섬센션속손송쇼숙순술쉬슴습승식심싶씨악않알암압앞애액야약양억언얼없엇열염예온올외요욕운울움월율응익임작잘잡점접종좋죄죽즈짓찾채철촌총친카컴코큰키타탁탄태테텔티팔팀편폐피항핵허협혼홍확휴흐흔희힘움닫였연온늦새';
const shared =
  '的一是不了在人有我他中上大和地到以可也你生能而子那得自之年作里用道行所然家事成方多去法如都同看起天分好小部其主心本前因只想日意力它把十民第公此已工使情明性知全三又正外高由很最重物手文相美利什二等新己制身果加西斯月合回特代内信表化老位次度常先海通原立及比水名真走各入几口平求系活更打女四何安少受目太再感建做接必件管市直德命山指求保社便空展科基白何光放更且思王式色路住告程北死取格望共清今切候京台';
const simplified =
  '这个们来为国说时要就出会对于着下发后种经么学现当没动面定还进些样理她开但从实军者无与长机关点业将两间问并应战向头体政见被产或给世门任教儿东声提员解数论处义认条气题尔别变神总电报才结反量务场期资金克许统区队形决治马司五眼书非则听却界达强即像难权象完设记南品类据边张该交规万拉觉术领确传师观院让识带导争运热砖医城环境技济价值信号趋势研究络智食店镇夜街复兴新能源砌储存试点始示例归湾';
const traditional =
  '這個們來為國說時要就出會對於著下發後種經麼學現當沒動面定還進些樣理她開但從實軍者無與長機關點業將兩間問並應戰向頭體政見被產或給世門任教兒東聲提員解數論處義認條氣題爾別變神總電報才結反量務場期資金克許統區隊形決治馬司五眼書非則聽卻界達強即像難權象完設記南品類據邊張該交規萬拉覺術領確傳師觀院讓識帶導爭運熱磚醫城環境技濟價值信號趨勢研究絡智食店鎮夜街復興新能源砌儲存試點始示例裡歸灣';

const eastAsian: readonly LanguageOfCharset[] = [
  language('shift_jis', kana + kanji, { doubleByte: true }),
  language('euc-kr', hangul, { doubleByte: true }),
  language('gb18030', shared + simplified, { doubleByte: true }),
  language('big5', shared + traditional, { doubleByte: true }),
  language('euc-jp', kana + kanji, { doubleByte: true }),
];

/**
 * The languages by which the encoding of a file is recognised. If a text fits several equally well, the first one
 * counts.
 */
export const languagesOfCharsets: readonly LanguageOfCharset[] = [
  ...western.filter(({ charset }) => charset === 'windows-1252'),
  ...central,
  ...otherScripts,
  mixed,
  ...eastAsian,
  ...western.filter(({ charset }) => charset !== 'windows-1252'),
  ...central
    .filter(({ charset }) => charset === 'windows-1250')
    .map((known) => ({ ...known, charset: 'cp852' }) as const),
  ...otherScripts
    .filter(({ charset }) => charset === 'windows-1251')
    .map((known) => ({ ...known, charset: 'cp866' }) as const),
];
