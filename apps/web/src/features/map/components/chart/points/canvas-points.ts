import { paintPoints } from './paint-points.ts';
import { fitCanvas, type PointLayer, type PointScene } from './point-layer.ts';

/** A canvas is too slow for more points than this. */
const maxPoints = 20_000;

/** Draws points on a 2D canvas, for browsers without WebGL 2. If there are too many, it draws a fixed sample. */
export function createCanvasPoints(): PointLayer {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  let scene: PointScene | undefined;
  return {
    canvas,
    maxPoints,
    take: (next) => {
      scene = next;
    },
    draw: (frame) => {
      const { size, ratio } = frame;
      fitCanvas(canvas, Math.round(size.width * ratio), Math.round(size.height * ratio));
      if (!context || !scene) return;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, size.width, size.height);
      paintPoints(context, scene, frame);
    },
    dispose: () => canvas.remove(),
  };
}
