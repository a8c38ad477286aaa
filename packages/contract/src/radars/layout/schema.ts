import { z } from 'zod';
import { radarShapes } from '../types.ts';
import type { RadarLayout } from './types.ts';

const circle = { x: z.number(), y: z.number(), r: z.number() };

const schema = z.object({
  shape: z.enum(radarShapes),
  width: z.number(),
  height: z.number(),
  centre: z.object({ x: z.number(), y: z.number() }),
  sun: z.number(),
  rings: z.array(z.object({ inner: z.number(), outer: z.number() })),
  sectors: z.array(z.object({ from: z.number(), to: z.number() })),
  scale: z.number(),
  blips: z.array(z.object({ ...circle, id: z.string() })),
  groups: z.array(z.object({ ...circle, domain: z.int(), ring: z.int(), ids: z.array(z.string()) })),
  domainLabels: z.array(
    z.object({
      domain: z.int(),
      lines: z.array(z.object({ text: z.string(), radius: z.number(), from: z.number(), to: z.number() })),
      fontSize: z.number(),
    }),
  ),
  ringLabels: z.array(
    z.object({ ring: z.int(), text: z.string(), x: z.number(), y: z.number(), fontSize: z.number() }),
  ),
});

/** `RadarLayout` in the form in which it is stored and sent with published radars. */
export const radarLayout = schema as unknown as z.ZodType<RadarLayout, RadarLayout>;
