/** Yes and no as programs and people write them: also as spreadsheets show truth values in their languages. */
const yes = new Set(
  'true yes y 1 x on ja wahr vrai oui verdadero sí si vero waar sim verdadeiro tak prawda sant evet doğru да истина はい 예 참 是 ✓ ✔ ☑ checked'.split(
    ' ',
  ),
);
const no = new Set(
  'false no n 0 off nein falsch faux non falso nee onwaar não nao nie fałsz falskt nei nej hayır yanlış нет ложь いいえ 아니요 거짓 否 ✗ ✘ ☐ unchecked'.split(
    ' ',
  ),
);

/** Whether a cell says yes or no; undefined if it says neither. */
export function readFlag(cell: string): boolean | undefined {
  const word = cell.normalize('NFC').trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
