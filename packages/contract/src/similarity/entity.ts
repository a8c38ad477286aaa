import { z } from 'zod';
import { plainText } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { tagColors } from '../tags/tag.ts';

const text = plainText.max(limits.textLength, `At most ${limits.textLength} characters.`).nullable().optional();

/** The texts of a card or of a draft for which tags are suggested. */
export const describedCard = z.object({
  title: plainText.max(limits.titleLength, `At most ${limits.titleLength} characters.`).optional(),
  subtitle: text,
  description: text,
  relevance: text,
  /** The edited card, whose existing tags are not used for suggestions. */
  except: z.string().max(120).optional(),
});

const tagSuggestion = z.object({
  name: z.string(),
  color: z.enum(tagColors),
  /** The share of the most similar cards that have the tag, weighted by their similarity: 0–1. */
  strength: z.number(),
});
export type TagSuggestion = z.infer<typeof tagSuggestion>;
/** Its id is the slug of the tag. */
export const tagSuggestionResource = resource('tag-suggestions', tagSuggestion);
