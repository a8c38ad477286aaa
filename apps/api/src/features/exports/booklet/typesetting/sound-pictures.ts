import type { BookletPicture } from '../options.ts';
import { picturePath } from '../pages/setting.ts';
import { literal } from '../typst-code.rules.ts';
import type { LaidOutPages, Typesetter } from './typesetter.ts';

/** Lays out pages. If a picture cannot be read they are laid out without it, so that it costs nobody the others. */
export function layOutSound(
  typesetter: Typesetter,
  pictures: readonly BookletPicture[],
  codeWith: (pictures: readonly BookletPicture[]) => string,
): LaidOutPages {
  const layOut = (some: readonly BookletPicture[]) =>
    typesetter.layOut({ code: codeWith(some), pictures: some.map(({ jpeg }) => jpeg) });
  try {
    return layOut(pictures);
  } catch (error) {
    const sound = pictures.filter((picture) => isSound(typesetter, picture));
    if (sound.length === pictures.length) throw error;
    return layOut(sound);
  }
}

function isSound(typesetter: Typesetter, { jpeg }: BookletPicture): boolean {
  try {
    typesetter.layOut({ code: `image(${literal(picturePath(0))})`, pictures: [jpeg] });
    return true;
  } catch {
    return false;
  }
}
