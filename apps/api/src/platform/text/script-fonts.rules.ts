/** Scripts with a font of their own in PDFs and images, and their letters. Those of several languages are elsewhere. */
const letters = {
  armenian: /\p{Script=Armenian}/u,
  bengali: /\p{Script=Bengali}/u,
  devanagari: /\p{Script=Devanagari}/u,
  ethiopic: /\p{Script=Ethiopic}/u,
  georgian: /\p{Script=Georgian}/u,
  gujarati: /\p{Script=Gujarati}/u,
  gurmukhi: /\p{Script=Gurmukhi}/u,
  kannada: /\p{Script=Kannada}/u,
  khmer: /\p{Script=Khmer}/u,
  lao: /\p{Script=Lao}/u,
  malayalam: /\p{Script=Malayalam}/u,
  myanmar: /\p{Script=Myanmar}/u,
  oriya: /\p{Script=Oriya}/u,
  sinhala: /\p{Script=Sinhala}/u,
  tamil: /\p{Script=Tamil}/u,
  telugu: /\p{Script=Telugu}/u,
  thai: /\p{Script=Thai}/u,
} as const;

/** A script with a font of its own. */
export type FontScript = keyof typeof letters;

export const fontScripts = Object.keys(letters) as readonly FontScript[];

export const isFontScript = (name: string): name is FontScript => Object.hasOwn(letters, name);

/** Whether a text has letters of a script. */
export const hasScript = (text: string, script: FontScript): boolean => letters[script].test(text);

/** The weights that are used, as in the names of files. */
type Weight = '400Regular' | '500Medium' | '600SemiBold';

/** The font of a script: its family, its package, and its file in that package. */
export function fontOfScript(script: FontScript, weight: Weight): { family: string; package: string; file: string } {
  const name = script.charAt(0).toUpperCase() + script.slice(1);
  return {
    family: `Noto Sans ${name}`,
    package: `@expo-google-fonts/noto-sans-${script}`,
    file: `${weight}/NotoSans${name}_${weight}.ttf`,
  };
}
