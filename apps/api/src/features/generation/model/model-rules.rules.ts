import { limits, nameKey } from '@foreglow/contract';
import type { Candidate, DomainsResult } from '../step-results.ts';
import { cleanLine } from './clean-texts.rules.ts';

const maxDomains = 8;
const maxImpacts = 8;
const labelLength = 100;

/** Names that are valid for a radar: each once, none too long. */
function names(given: readonly string[], max: number): string[] {
  const cleaned = given.map((name) => cleanLine(name, limits.radarNameLength)).filter(Boolean);
  return [...new Map(cleaned.toReversed().map((name) => [nameKey(name), name])).values()].reverse().slice(0, max);
}

/**
 * The sectors and impacts of a radar: those that a person set, regardless of the model, otherwise those that the model
 * names. Undefined if there are too few sectors.
 */
export function modelDomains(
  given: { readonly domains: readonly string[]; readonly impacts: readonly string[] },
  answer: { readonly domains: readonly string[]; readonly impacts: readonly string[] },
): DomainsResult | undefined {
  const isGiven = given.domains.length > 0;
  const domains = isGiven ? [...given.domains] : names(answer.domains, maxDomains);
  if (domains.length < limits.radarDomains.min) return undefined;
  const impacts = given.impacts.length > 0 ? [...given.impacts] : names(answer.impacts, maxImpacts);
  return { domains, impacts, given: isGiven };
}

/** Joins the candidates of several calls: of those with the same label the first, with the cards of all. */
export function joinCandidates(found: readonly Candidate[]): Candidate[] {
  const byLabel = new Map<string, Candidate>();
  for (const one of found) {
    const label = cleanLine(one.label, labelLength);
    const known = byLabel.get(nameKey(label));
    if (label === '') continue;
    const cardIds = [...new Set([...(known?.cardIds ?? []), ...one.cardIds])];
    byLabel.set(nameKey(label), { ...(known ?? { ...one, label }), cardIds });
  }
  return [...byLabel.values()].slice(0, limits.draftedBlips);
}
