import type { FontScript } from '#platform/text/script-fonts.rules.ts';

interface ScriptSample {
  /** A word with combined letters, if the script combines them. */
  readonly word: string;
  /** Two rows of as many letters, which look the same only in a font that has none of them. */
  readonly rows: readonly [string, string];
}

/** Texts in each script that has a font of its own. */
export const scriptSamples: Readonly<Record<FontScript, ScriptSample>> = {
  armenian: { word: 'Երևան', rows: ['աբգ', 'դեզ'] },
  bengali: { word: 'শহরের', rows: ['কখগ', 'চছজ'] },
  devanagari: { word: 'शहरों', rows: ['कखग', 'चछज'] },
  ethiopic: { word: 'ከተማ', rows: ['ሀለሐ', 'መሠረ'] },
  georgian: { word: 'ქალაქი', rows: ['აბგ', 'დევ'] },
  gujarati: { word: 'શહેર', rows: ['કખગ', 'ચછજ'] },
  gurmukhi: { word: 'ਸ਼ਹਿਰ', rows: ['ਕਖਗ', 'ਚਛਜ'] },
  kannada: { word: 'ಬೆಂಗಳೂರು', rows: ['ಕಖಗ', 'ಚಛಜ'] },
  khmer: { word: 'ទីក្រុង', rows: ['កខគ', 'ចឆជ'] },
  lao: { word: 'ເມືອງ', rows: ['ກຂຄ', 'ຈຊດ'] },
  malayalam: { word: 'നഗരങ്ങൾ', rows: ['കഖഗ', 'ചഛജ'] },
  myanmar: { word: 'မြို့', rows: ['ကခဂ', 'စဆဇ'] },
  oriya: { word: 'ଭୁବନେଶ୍ୱର', rows: ['କଖଗ', 'ଚଛଜ'] },
  sinhala: { word: 'කොළඹ', rows: ['කඛග', 'චඡජ'] },
  tamil: { word: 'சென்னை', rows: ['கஙச', 'ஞடண'] },
  telugu: { word: 'హైదరాబాద్', rows: ['కఖగ', 'చఛజ'] },
  thai: { word: 'เมืองแม่น้ำ', rows: ['กขค', 'งจฉ'] },
};
