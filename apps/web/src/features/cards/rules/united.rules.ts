import type { CardValues } from './card-values.rules.ts';

/** A stored card combined with the values of a draft. No text of either is lost. */
export function united(stored: CardValues, typed: CardValues): CardValues {
  const text = (name: 'description' | 'relevance') => {
    const [before, more] = [stored[name].trim(), typed[name].trim()];
    return more === '' || before.includes(more)
      ? stored[name]
      : [stored[name], typed[name]].filter(Boolean).join('\n\n');
  };
  const source = typed.source_url.trim();
  const another = source !== '' && stored.source_url !== '' && source !== stored.source_url;
  return {
    ...stored,
    subtitle: stored.subtitle || typed.subtitle,
    description: [text('description'), another && `<${source}>`].filter(Boolean).join('\n\n'),
    relevance: text('relevance'),
    source_url: stored.source_url || source,
    tags: [...new Set([...stored.tags, ...typed.tags])],
    image: stored.image ?? typed.image,
  };
}
