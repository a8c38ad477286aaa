import { languageOf, type SearchedText } from '../../../../lib/text/index.ts';
import { FoundText } from '../../../../ui/found/index.ts';
import type { ListedCard } from '../../rules/listed-card.rules.ts';
import styles from './card-link.module.css';

interface CardLinkProps {
  readonly card: ListedCard;
  readonly href: string;
  /** Whether Tab reaches the link. */
  readonly active: boolean;
  readonly searched: SearchedText | undefined;
}

/** The title of a card in a list, as a link that covers the whole card. */
export const CardLink = ({ card, href, active, searched }: CardLinkProps) => (
  <a href={href} tabIndex={active ? 0 : -1} className={styles.link} lang={languageOf(card.title)} data-card={card.slug}>
    <FoundText searched={searched}>{card.title}</FoundText>
  </a>
);
