import { cardTexts, forCardTexts, textsWith } from '@foreglow/contract';
import type { CardValues } from './card-values.rules.ts';

/** A stored card combined with the values of a draft. No text of either is lost. */
export function combined(stored: CardValues, typed: CardValues): CardValues {
  const otherFacts = textsWith('part', 'facts').flatMap((name) => {
    const text = typed[name].trim();
    if (text === '' || stored[name] === '' || text === stored[name]) return [];
    return cardTexts[name].holds === 'address' ? `<${text}>` : text;
  });
  const texts = forCardTexts((name, { holds }) => {
    const [before, more] = [stored[name].trim(), typed[name].trim()];
    if (holds !== 'markdown') return stored[name] || more;
    return more === '' || before.includes(more)
      ? stored[name]
      : [stored[name], typed[name]].filter(Boolean).join('\n\n');
  });
  return {
    ...stored,
    ...texts,
    description: [texts.description, ...otherFacts].filter(Boolean).join('\n\n'),
    tags: [...new Set([...stored.tags, ...typed.tags])],
    image: stored.image ?? typed.image,
  };
}
