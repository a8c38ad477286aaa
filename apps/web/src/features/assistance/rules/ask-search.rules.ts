import { limits } from '@foreglow/contract';
import { cutTo } from '@foreglow/contract/cut-to';
import type { SearchTexts } from '#lib/url/search-params.ts';

/** The question in the address, so that a link shows what was asked. Opening the link does not ask it again. */
export interface AskSearch {
  readonly q?: string | undefined;
}

/** Reads the known parameters of an address. */
export const askSearch = ({ q }: SearchTexts): AskSearch => ({
  q: cutTo(q?.trim() ?? '', limits.challengeLength).toWellFormed() || undefined,
});
