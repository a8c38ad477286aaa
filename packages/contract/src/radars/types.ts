/** The two views of a radar: a half disc with the sun at its foot, and a full disc with the sun in its middle. */
export const radarShapes = ['half', 'full'] as const;
export type RadarShape = (typeof radarShapes)[number];

/**
 * How a blip differs from the radar published before: it was not there before, is in a ring nearer to the centre, in
 * one further out, or in the same one.
 */
export const movements = ['new', 'in', 'out', 'unchanged'] as const;
export type Movement = (typeof movements)[number];

/** The symbols of movements, shown with a word: for the others there is none. */
export const movementSymbols: Readonly<Partial<Record<Movement, string>>> = { new: '○', in: '▲', out: '▼' };

/** How much of the evidence a published radar shows: nothing, titles, or titles with the first words and the source. */
export const shownEvidence = ['none', 'titles', 'details'] as const;
export type ShownEvidence = (typeof shownEvidence)[number];

/** What a published radar is shown on: the sky before sunrise, or paper. */
export const radarBackgrounds = ['night', 'paper'] as const;
export type RadarBackground = (typeof radarBackgrounds)[number];

/** The days after which a published radar can expire. */
export const dumpExpiries = [1, 7, 30] as const;
export type DumpExpiry = (typeof dumpExpiries)[number];

/** The names of the rings of a new radar, from the centre outwards. */
export const firstRings: readonly string[] = ['Now', 'Next', 'Later'];
const germanFirstRings: readonly string[] = ['Jetzt', 'Bald', 'Später'];

/** The first rings in the language of whoever creates the radar. */
export const firstRingsIn = (locale: string): readonly string[] => (locale === 'de' ? germanFirstRings : firstRings);

/** Whether rings are those of a new radar, in any language: they stand for periods of time. */
export const areFirstRings = (rings: readonly string[]): boolean =>
  [firstRings, germanFirstRings].some(
    (first) => first.length === rings.length && first.every((name, at) => name === rings[at]),
  );
