import type { Charset } from '@foreglow/contract';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText } from './charset.rules.ts';

const encoded = (text: string, charset: string) => iconv.encode(text, charset === 'euc-kr' ? 'cp949' : charset);

const files: readonly (readonly [Charset, string])[] = [
  ['windows-1252', 'Wärmeziegel für Krankenhäuser; Nachtmärkte; Öffentliche Räume'],
  ['windows-1252', 'Les marchés de nuit à Paris; Là où les toits sont peints; Hôpitaux'],
  ['windows-1252', 'La energía llega a los niños; ¿Qué señales vemos?; Años de sequía'],
  ['windows-1252', 'Estações de energia; Não há água; São Paulo'],
  ['windows-1252', 'Strøm til alle; På vej; Første skridt'],
  ['windows-1252', 'Wärme, chaleur très élevée, señales, ações'],
  ['windows-1252', 'It’s “fine” – really…'],
  ['windows-1250', 'Cegły magazynujące ciepło; Nocne targi wracają; Żółte dachy w Łodzi'],
  ['windows-1250', 'Cihly, které uchovávají teplo; Děti ve školách; Budoucnost měst'],
  ['windows-1250', 'Hőtároló téglák a kórházban; Fehér tetők; Újra nyílik az erdő; jövő'],
  ['windows-1250', 'Cărămizi care păstrează căldura; Oraşe şi păduri'],
  ['windows-1254', 'Isı depolayan tuğlalar; Şehirler; İstanbul’da güneş'],
  ['windows-1257', 'Plytos, kurios kaupia šilumą; Naktiniai turgūs grįžta'],
  ['windows-1251', 'Кирпичи хранят тепло; Ночные рынки; Ещё один день'],
  ['windows-1251', 'Цегла зберігає тепло; Їжа майбутнього'],
  ['windows-1253', 'Τούβλα που αποθηκεύουν θερμότητα; Νυχτερινές αγορές'],
  ['windows-1255', 'לבנים ששומרות חום; ערים ירוקות; ירושלים'],
  ['windows-1256', 'طوب يخزن الحرارة; أسواق الليل تعود; مدن المستقبل'],
  ['windows-874', 'อิฐเก็บความร้อน; ตลาดกลางคืนกลับมา'],
  ['shift_jis', '病院の蓄熱レンガ; 夜市の復活①'],
  ['shift_jis', '東京'],
  ['euc-jp', '病院の蓄熱レンガ; 夜市の復活'],
  ['euc-kr', '병원의 열 저장 벽돌; 돌아온 야시장'],
  ['euc-kr', 'AI 활용'],
  ['euc-kr', '똠방각하의 펲시콜라와 뷁 노래를 듣는 사람들이 많다'],
  ['gb18030', '医院的储热砖; 夜市回归'],
  ['big5', '醫院的儲熱磚; 夜市回來了'],
  ['macintosh', 'Wärmeziegel für Krankenhäuser; Nachtmärkte'],
  ['cp850', 'Wärmeziegel für Krankenhäuser; Nachtmärkte'],
  ['cp866', 'Кирпичи хранят тепло; Ночные рынки'],
];

describe('a file that does not say what it is encoded in', () => {
  it.each(files)('is recognised as %s by its letters: %s', (charset, text) => {
    for (const file of [text, `title,source\r\n"${text}",https://example.org/1\r\n`]) {
      const bytes = encoded(file, charset);
      // Control: the encoding has all letters, and UTF-8 has other bytes for them.
      expect(iconv.decode(bytes, charset === 'euc-kr' ? 'cp949' : charset)).toBe(file);
      expect(bytes.equals(Buffer.from(file))).toBe(false);
      expect(decodeText(bytes)).toEqual({ text: file, charset, isAssumed: true });
    }
  });

  it('is recognised by letters that come late, and in one long line', () => {
    const late = `${'a,b\n'.repeat(100_000)}병원의 열 저장 벽돌`;
    expect(decodeText(encoded(late, 'euc-kr'))).toMatchObject({ charset: 'euc-kr', text: late });
    const long = '병원의 열 저장 벽돌 '.repeat(5000);
    expect(decodeText(encoded(long, 'euc-kr'))).toMatchObject({ charset: 'euc-kr', text: long });
  });

  it('keeps its encoding with a broken byte, and the letter is lost', () => {
    const korean = encoded('병원의 열 저장 벽돌', 'euc-kr');
    expect(decodeText(Buffer.concat([korean, Buffer.from([0xff, 0x20])]))?.text).toBe('병원의 열 저장 벽돌\ufffd ');
    const utf8 = Buffer.concat([Buffer.from('Größere Straßen für Füße: ä, ö, ü und ä, ö, ü; Öl'), Buffer.from([0xc3])]);
    expect(decodeText(utf8)).toMatchObject({ charset: 'utf-8', text: expect.stringMatching(/^Größere .* Öl\ufffd$/) });
  });

  it('may be UTF-16 of any script if it has line breaks or separators', () => {
    for (const text of ['title\tMärz\n', '제목,설명\r\n벽돌,열', 'название;тепло\n']) {
      const bytes = Buffer.from(text, 'utf16le');
      expect(decodeText(bytes)).toEqual({ text, charset: 'utf-16le', isAssumed: true });
      expect(decodeText(Buffer.from(bytes).swap16())).toEqual({ text, charset: 'utf-16be', isAssumed: true });
    }
  });

  it('is UTF-8 whenever it is valid UTF-8 without zeros', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', 'é', 'Ã', '벽', '\u0080', '\uffff', '🌅') }), (text) => {
        expect(decodeText(Buffer.from(text))).toEqual({ text, charset: 'utf-8', isAssumed: false });
      }),
    );
  });

  it('is read or not read, whatever its bytes are', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void decodeText(bytes)));
  });
});
