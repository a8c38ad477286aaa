// Makes apps/web/src/ui/styles/fonts/*.woff2 and fonts.css from the fonts as their packages ship them. It is run when a
// font changes. Its tools are large and needed for nothing else, so they are installed into a separate folder:
//
//   npm install --prefix FOLDER --ignore-scripts subset-font@2.9.0 fontkit@2.0.4 \
//     @fontsource-variable/inter@5.3.0 @fontsource-variable/newsreader@5.3.0
//   node scripts/fonts/main.ts FOLDER && npx biome check --write apps/web/src/ui/styles/fonts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { type Cut, cuts, parts } from './cuts.ts';
import { unicodeRange } from './unicode-range.rules.ts';

type Subset = (font: Buffer, text: string, options: object) => Promise<Buffer>;
interface FontKit {
  openSync(path: string): { readonly characterSet: readonly number[] };
}

const [given] = process.argv.slice(2);
if (!given) throw new Error('Name the folder that subset-font and the fonts are installed in.');
const tools = createRequire(join(resolve(given), 'package.json'));
const subset: Subset = tools('subset-font');
const fontkit: FontKit = tools('fontkit');
const folder = join(import.meta.dirname, '../../apps/web/src/ui/styles/fonts');

const faces: string[] = [];
for (const cut of cuts) faces.push(...(await facesOf(cut)));
writeFileSync(
  join(folder, 'fonts.css'),
  `/* Newsreader with its optical sizes, and Inter: Latin letters. Made by scripts/fonts. */\n${faces.join('\n')}`,
);

/** Writes the files of a cut. Returns a rule for each of them. */
async function facesOf(cut: Cut): Promise<string[]> {
  const taken = new Set<number>();
  const rules: string[] = [];
  for (const [sourceAt, source] of cut.sources.entries()) {
    const file = tools.resolve(source);
    for (const part of parts[sourceAt] ?? []) {
      const letters = fontkit.openSync(file).characterSet.filter((letter) => !taken.has(letter) && part.takes(letter));
      for (const letter of letters) taken.add(letter);
      const name = `${cut.name}-${part.name}.woff2`;
      const text = String.fromCodePoint(...letters);
      const bytes = await subset(readFileSync(file), text, {
        targetFormat: 'woff2',
        variationAxes: cut.axes,
        keepFeatures: cut.features,
      });
      writeFileSync(join(folder, name), bytes);
      console.log(name, letters.length, 'letters', bytes.length, 'bytes');
      rules.push(face(cut, name, letters));
    }
  }
  return rules;
}

function weightsOf({ min, max }: Cut['axes']['wght']): string {
  return min === max ? `${min}` : `${min} ${max}`;
}

/**
 * The rule of a file. Text waits up to 100 ms for its font and is shown in a system font after that. A cached font is
 * available sooner, so that no change is visible. The page does not preload fonts, since on a phone they would delay
 * the scripts and the cards.
 */
function face({ family, style, axes }: Cut, name: string, letters: readonly number[]): string {
  return `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weightsOf(axes.wght)};
  font-display: fallback;
  src: url('./${name}') format('woff2');
  unicode-range: ${unicodeRange(letters)};
}`;
}
