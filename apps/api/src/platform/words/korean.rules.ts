const byLength = (endings: string): string[] => endings.split(/\s+/).sort((a, b) => b.length - a.length);

/** Endings that follow a noun, where other languages have prepositions and articles. */
const particles = byLength(
  `에서부터 으로부터 에게서 에서만 에서는 에서도 에서의 에게는 에게도 으로는 으로도 으로의 으로써 으로서 로부터 까지는 까지도
  까지의 부터는 부터의 이라는 입니다 에서 에게 에는 에도 에만 으로 로서 로써 로는 로의 까지 부터 마다 보다 처럼 만큼 조차 마저 이나
  이며 이자 이란 라는 한테 와의 과의 와는 과는 들이 들은 들을 들의 들에게 들과 들도 은 는 을 를 이 가 의 에 와 과 로 도 만 들`,
);

/** Endings of verbs and adjectives that are made from nouns: 증가했다, 확대하는, 도입된. */
const ofVerbs = byLength(
  `했습니다 됐습니다 시켰습니다 하겠다고 했다고 한다고 된다고 됐다고 하였다 되었다 시켰다 시킨다 시키는 시키고 하면서 되면서 하려는
  하기로 했지만 하지만 됩니다 합니다 하도록 되도록 하기 되기 되는 되며 되고 되어 됐다 된다 하는 하며 하고 하여 했다 한다 했던 됐던
  하게 하자 해야 하면 되면 함 된 될 한 할 해`,
);

/** They also end nouns (유가, 자본주의, 산부인과), so they are removed for comparison only. */
const alsoInNouns = new Set(byLength('이 가 의 과 와 로 도 만 하기 함 한 할 해 된 될'));

const fewestSyllables = 2;
/** A particle can be followed by another one. */
const rounds = 2;

/** A word without its endings: `key` for comparison, `shown` for display. */
interface WithoutEnding {
  readonly key: string;
  readonly shown: string;
}

/**
 * A Korean word without particles and verb endings: 서울은, 서울의 and 서울에서 are the same word. An ending is removed
 * if two syllables are left and it can follow them: 은, 이, 을 and 과 stand behind a consonant, 는, 가, 를 and 와 behind
 * a vowel (the final consonant is part of a syllable, see The Unicode Standard, chapter 3.12). Other words are left as
 * they are.
 */
export function withoutEnding(word: string): WithoutEnding {
  const syllables = /[가-힣]+$/u.exec(word)?.[0] ?? '';
  const start = word.slice(0, word.length - syllables.length);
  const fewest = start === '' ? fewestSyllables : 0;
  let key = syllables;
  let shown = word;
  for (let round = 0; round < rounds; round += 1) {
    const ending = endingOf(key, fewest);
    if (ending === undefined) break;
    key = key.slice(0, key.length - ending.length);
    // Letters of another script do not end in Korean.
    if (start !== '' || !alsoInNouns.has(ending)) shown = start + key;
  }
  return { key: start + key, shown };
}

function endingOf(word: string, fewest: number): string | undefined {
  const isLeft = (ending: string, least: number) => word.endsWith(ending) && word.length - ending.length >= least;
  const particle = particles.find(
    (ending) => isLeft(ending, fewest) && canFollow(word.charAt(word.length - ending.length - 1), ending),
  );
  const ofVerb = ofVerbs.find((ending) => isLeft(ending, fewestSyllables));
  return (ofVerb?.length ?? 0) > (particle?.length ?? 0) ? ofVerb : particle;
}

const firstSyllable = 0xac00;
const finalConsonants = 28;
const rieul = 8;

function canFollow(syllable: string, ending: string): boolean {
  if (syllable === '') return true;
  const final = (syllable.charCodeAt(0) - firstSyllable) % finalConsonants;
  if (/^[은을이과]/u.test(ending)) return final !== 0;
  if (/^[는를가와라]/u.test(ending)) return final === 0;
  if (ending.startsWith('으')) return final !== 0 && final !== rieul;
  if (ending.startsWith('로')) return final === 0 || final === rieul;
  return true;
}
