import { z } from 'zod';
import type { WikiBlock } from './block.ts';

const richText = z.array(
  z.object({
    type: z.enum(['text', 'mention']),
    plain_text: z.string(),
    text: z.object({ content: z.string() }).optional(),
    href: z.string().optional(),
    annotations: z.object({
      bold: z.boolean(),
      italic: z.boolean(),
      underline: z.boolean(),
      strikethrough: z.boolean(),
      code: z.boolean(),
      color: z.string(),
    }),
  }),
);

const block = <const T extends readonly [string, ...string[]], S extends z.ZodRawShape>(types: T, shape: S) =>
  z.object({ id: z.string(), type: z.enum(types), ...shape, children: z.array(wikiBlock).optional() });

/** `WikiBlock` in the form in which it is sent. Blocks can be nested to any depth. */
export const wikiBlock: z.ZodType<WikiBlock, WikiBlock> = z
  .lazy(() =>
    z.discriminatedUnion('type', [
      block(['paragraph', 'toggle', 'callout', 'quote', 'bulleted_list_item', 'numbered_list_item'], {
        rich_text: richText,
      }),
      block(['heading_1', 'heading_2', 'heading_3'], { rich_text: richText, anchor: z.string() }),
      block(['divider', 'column_list'], {}),
      block(['column'], { width_ratio: z.number().optional() }),
      block(['child_page_link', 'link_to_page'], {
        link: z.string(),
        title: z.string(),
        icon: z.string().optional(),
      }),
      block(['image'], {
        caption: richText,
        alt: z.string().optional(),
        file: z.object({ url: z.string() }),
      }),
      block(['video'], {
        video: z.object({ type: z.enum(['external', 'file']), url: z.string(), caption: richText }),
      }),
      block(['unsupported'], { unsupported_type: z.string() }),
    ]),
  )
  .meta({ id: 'WikiBlock' });
