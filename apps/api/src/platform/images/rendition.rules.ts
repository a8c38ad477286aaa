export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of a picture, in percent of its width and height. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** The shape to which lists crop pictures. */
export const cropped: Size = { width: 150, height: 100 };

/**
 * The middle of the part of a picture that is seen when it is cropped. `left` and `top`: where that part begins, in
 * pixels of the picture when it is scaled so that it just covers `cropped`.
 */
export function focusOfCrop({ width, height }: Size, { left, top }: { left: number; top: number }): Focus {
  const scale = Math.max(cropped.width / width, cropped.height / height);
  const percent = (start: number, seen: number, whole: number) =>
    Math.min(100, Math.max(0, Math.round((100 * (start + seen / 2)) / (whole * scale))));
  return { x: percent(left, cropped.width, width), y: percent(top, cropped.height, height) };
}

export const renditionNames = ['tile', 'small', 'large'] as const;
export type RenditionName = (typeof renditionNames)[number];

/**
 * The boxes into which renditions are fitted, in pixels. Their sizes follow from the picture's and are not stored
 * elsewhere, so other boxes require new renditions.
 */
const boxes: Readonly<Record<RenditionName, Size>> = {
  tile: { width: 480, height: 720 },
  small: { width: 640, height: 960 },
  large: { width: 1600, height: 2400 },
};

/** The size of a picture's rendition: in proportion, inside its box, never enlarged, at least one pixel. */
export function renditionSize(picture: Size, name: RenditionName): Size {
  const box = boxes[name];
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

/** Number of components of a blurhash: more along the longer side. */
export function blurhashComponents({ width, height }: Size): readonly [number, number] {
  if (width > height * 1.2) return [4, 3];
  return height > width * 1.2 ? [3, 4] : [4, 4];
}
