import { tagKey } from '@foreglow/contract/tags/tag';

/** A suggested name. `known`: it exists in the project. */
export interface SuggestedName {
  readonly name: string;
  readonly known: boolean;
}

/**
 * Names in the spelling of the project where they exist in it: known names first, each once, at most `count`. With
 * `newOnlyIfNoneFits`, new names are left out as soon as there is a known one.
 */
export function namesFor(
  given: readonly string[],
  known: readonly string[],
  count: number,
  newOnlyIfNoneFits: boolean,
): SuggestedName[] {
  const spelled = new Map(known.map((name) => [tagKey(name), name]));
  const names = new Map<string, SuggestedName>();
  for (const name of given) {
    const key = tagKey(name);
    const own = spelled.get(key);
    if (key !== '' && !names.has(key)) names.set(key, { name: own ?? name.trim(), known: own !== undefined });
  }
  const ofProject = [...names.values()].filter((name) => name.known);
  const others = [...names.values()].filter((name) => !name.known);
  return (newOnlyIfNoneFits && ofProject.length > 0 ? ofProject : [...ofProject, ...others]).slice(0, count);
}
