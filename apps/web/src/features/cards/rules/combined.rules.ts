import { cardTexts, forCardTexts, textsWith } from '@foreglow/contract';
import type { CardValues } from './card-values.rules.ts';

/** A saved card combined with the values of a draft. No text of either is lost. */
export function combined(saved: CardValues, typed: CardValues): CardValues {
  const otherFacts = textsWith('part', 'facts').flatMap((name) => {
    const text = typed[name].trim();
    if (text === '' || saved[name] === '' || text === saved[name]) return [];
    return cardTexts[name].holds === 'address' ? `<${text}>` : text;
  });
  const texts = forCardTexts((name, { holds }) => {
    const [before, more] = [saved[name].trim(), typed[name].trim()];
    if (holds !== 'markdown') return saved[name] || more;
    return more === '' || before.includes(more) ? saved[name] : [saved[name], typed[name]].filter(Boolean).join('\n\n');
  });
  return {
    ...saved,
    ...texts,
    description: [texts.description, ...otherFacts].filter(Boolean).join('\n\n'),
    tags: [...new Set([...saved.tags, ...typed.tags])],
    image: saved.image ?? typed.image,
  };
}
