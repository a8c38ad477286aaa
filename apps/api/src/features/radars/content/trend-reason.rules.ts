import { limits } from '@foreglow/contract';
import { cutText } from '#platform/text/cut-text.ts';
import { escapeMarkdown } from '#platform/text/html-to-markdown.ts';

/** The texts of a trend. All but the subtitle, which is plain text, are Markdown. */
export interface TrendTexts {
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly implications: string | null;
}

/**
 * Why a blip made from a trend is on the radar, unless it says so itself: the texts of the trend, as Markdown of the
 * length that such a text may have. Whole paragraphs are left out at its end. Null without any text.
 */
export function trendReason({ subtitle, description, implications }: TrendTexts): string | null {
  const max = limits.blipRationaleLength;
  const paragraphs = [subtitle && escapeMarkdown(subtitle), description, implications]
    .flatMap((text) => text?.trim().split(/\n{2,}/) ?? [])
    .filter(Boolean);
  let reason = '';
  for (const paragraph of paragraphs) {
    const longer = reason ? `${reason}\n\n${paragraph}` : cutText(paragraph, max);
    if (longer.length > max) break;
    reason = longer;
  }
  return reason || null;
}
