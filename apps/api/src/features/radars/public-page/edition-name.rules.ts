import type { PublicDump } from './page.types.ts';
import type { PageTexts } from './texts.ts';

/** What a page or a picture shows: an edition with its number, or the current state. */
export const editionName = ({ number }: Pick<PublicDump, 'number'>, texts: PageTexts): string =>
  number === null ? texts.say('current_state') : texts.say('number', { number });
