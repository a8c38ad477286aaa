import { nameKey } from '@foreglow/contract/radars/name-key';

interface Radar {
  readonly domains: readonly string[];
  readonly blips: readonly { readonly domain: string }[];
}

/** The text and the tags of a new blip. */
interface Subject {
  readonly text: string;
  readonly tags: readonly string[];
}

interface ChosenSector {
  readonly name: string;
  /** Whether it was chosen without any clue. */
  readonly guessed: boolean;
}

/**
 * Chooses the sectors of new blips of a radar, one after the other: the sector whose name is a tag of the blip,
 * otherwise the one with the most words in common, otherwise the one with the fewest blips.
 */
export function sectorChooser({ domains: sectors, blips }: Radar): (subject: Subject) => ChosenSector {
  const filled = new Map(
    sectors.map((name) => [name, blips.filter(({ domain }) => nameKey(domain) === nameKey(name)).length]),
  );
  return (subject) => {
    const hinted = hintedSector(subject, sectors);
    const name = hinted ?? leastFilled(filled);
    filled.set(name, (filled.get(name) ?? 0) + 1);
    return { name, guessed: hinted === undefined };
  };
}

function hintedSector({ text, tags }: Subject, sectors: readonly string[]): string | undefined {
  const own = new Set(tags.map(nameKey));
  const tagged = sectors.find((name) => own.has(nameKey(name)));
  if (tagged !== undefined) return tagged;
  const words = new Set([text, ...tags].flatMap(wordsOf));
  const scored = sectors.map((name) => ({ name, hits: wordsOf(name).filter((word) => words.has(word)).length }));
  const best = scored.reduce((a, b) => (b.hits > a.hits ? b : a), { name: '', hits: 0 });
  return best.hits > 0 ? best.name : undefined;
}

/** Leaves out short words, which only connect others in names of sectors: and, of, und. */
const wordsOf = (text: string): string[] => nameKey(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];

const leastFilled = (filled: ReadonlyMap<string, number>): string =>
  [...filled].reduce((a, b) => (b[1] < a[1] ? b : a))[0];
