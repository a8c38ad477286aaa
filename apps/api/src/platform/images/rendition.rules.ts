export interface Size {
  readonly width: number;
  readonly height: number;
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
